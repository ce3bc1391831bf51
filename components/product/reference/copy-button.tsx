"use client";

import { type RefObject, useEffect, useState } from "react";
import { writeClipboard } from "@/components/ui/clipboard";

/** Copies the text of an element; where the browser refuses, it selects the text and says so. */
export function CopyButton({ code }: { code: RefObject<HTMLElement | null> }) {
  const [state, setState] = useState<"Copy" | "Copied" | "Selected: press Ctrl+C">("Copy");
  useEffect(() => {
    if (state === "Copy") return;
    const timer = setTimeout(() => setState("Copy"), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const element = code.current;
    if (!element) return;
    const isDone = await writeClipboard(element.textContent ?? "");
    if (!isDone) getSelection()?.selectAllChildren(element);
    setState(isDone ? "Copied" : "Selected: press Ctrl+C");
  };
  return (
    <button type="button" onClick={copy} aria-live="polite">
      {state}
    </button>
  );
}
