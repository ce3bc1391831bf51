"use client";

import { useEffect, useState } from "react";

/** The page as programs get it. It arrives after the page, and until then stays as it was before the last edit. */
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
