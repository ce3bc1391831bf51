"use client";

import { useEffect } from "react";
import { shell } from "#texts/shell";
import { writeClipboard } from "@/components/ui/clipboard";
import { isUnmodifiedPress } from "@/components/ui/press";
import { useTransientState } from "@/components/ui/use-transient-state";

/**
 * Makes the anchor link beside a heading also copy its URL on click, with a confirmation. Without script it is an ordinary link.
 */
export function SectionLinks() {
  const [link, setLink] = useTransientState<HTMLAnchorElement | undefined>(undefined);
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const pressed = event.target instanceof Element && event.target.closest("a.heading-anchor");
      if (!(pressed instanceof HTMLAnchorElement) || !isUnmodifiedPress(event)) return;
      if (await writeClipboard(pressed.href)) setLink(pressed);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [setLink]);
  useEffect(() => {
    if (!link) return;
    link.dataset.copied = shell.copied;
    return () => {
      delete link.dataset.copied;
    };
  }, [link]);
  return (
    <span role="status" className="visually-hidden">
      {link && shell.linkCopied}
    </span>
  );
}
