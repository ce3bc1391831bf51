"use client";

import type { RefObject } from "react";
import { reference } from "#texts/reference";
import { writeClipboard } from "@/components/ui/clipboard";
import { usePassing } from "@/components/ui/use-passing";

const texts = reference.copy;

type Props = {
  code: RefObject<HTMLElement | null>;
  /** What the code is, for readers who meet the button by itself: `Request, POST /appointment`. */
  label: string;
};

/** Copies the text of an element; where the browser refuses, it selects the text and says so. */
export function CopyButton({ code, label }: Props) {
  const [state, setState] = usePassing<keyof typeof texts>("ready");

  const copy = async () => {
    const element = code.current;
    if (!element) return;
    const isDone = await writeClipboard(element.textContent ?? "");
    if (!isDone) getSelection()?.selectAllChildren(element);
    setState(isDone ? "done" : "refused");
  };
  return (
    <button type="button" onClick={copy} aria-live="polite" aria-label={`${texts[state]}: ${label}`}>
      {texts[state]}
    </button>
  );
}
