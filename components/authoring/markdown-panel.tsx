"use client";

import { useEffect, useState } from "react";

/** The page's Markdown as served to programs. It arrives after the page; until then the previous version is shown. */
export function MarkdownPanel({ text }: { text: Promise<string> }) {
  const [shown, setShown] = useState("");
  useEffect(() => {
    let isLatest = true;
    const show = (arrived: string) => isLatest && setShown(arrived);
    text.then(show, (cause: unknown) => show(String(cause)));
    return () => {
      isLatest = false;
    };
  }, [text]);
  return (
    <details>
      <summary>Markdown</summary>
      <pre tabIndex={0}>{shown}</pre>
    </details>
  );
}
