"use client";

import { type MouseEvent, useState } from "react";
import { shell } from "#texts/shell";
import { writeClipboard } from "@/components/ui/clipboard";
import { Icon } from "@/components/ui/icon";
import { useTransientState } from "@/components/ui/use-transient-state";
import styles from "./code-block.module.css";

const blockOf = (event: MouseEvent<HTMLElement>) => event.currentTarget.closest("[data-code]");

/** Buttons that copy the code block of this caption and toggle its line wrapping; `lang` where the page has another language. */
export function CodeActions({ caption, lang }: { caption: string; lang?: string }) {
  const [copied, setCopied] = useTransientState<"yes" | "no" | undefined>(undefined);
  const [wrapped, setWrapped] = useState(false);

  const copy = async (event: MouseEvent<HTMLElement>) => {
    const code = blockOf(event)?.querySelector("code");
    const done = code ? await writeClipboard(code.textContent) : false;
    if (code && !done) getSelection()?.selectAllChildren(code);
    setCopied(done ? "yes" : "no");
  };
  const wrap = (event: MouseEvent<HTMLElement>) => {
    blockOf(event)?.toggleAttribute("data-wrap", !wrapped);
    setWrapped(!wrapped);
  };
  return (
    <span className={styles.actions} lang={lang}>
      <button type="button" onClick={wrap} aria-pressed={wrapped} aria-label={`${shell.code.wrap}: ${caption}`}>
        <Icon name="wrap" size={16} />
      </button>
      <button type="button" onClick={copy} aria-label={`${shell.code.copy}: ${caption}`}>
        <Icon name={copied === "yes" ? "check" : "copy"} size={16} />
      </button>
      <span role="status" className="visually-hidden">
        {copied === "yes" ? shell.copied : copied === "no" ? shell.code.blocked : ""}
      </span>
    </span>
  );
}
