"use client";

import { useEffect, useState } from "react";
import { shell } from "#texts/shell";
import { writeClipboard } from "@/components/ui/clipboard";

/** How long the page says that a link was copied, in milliseconds. */
const shown = 2000;

/** A press on the link beside a heading also copies its address, and says so. Without script it is a link like any other. */
export function SectionLinks() {
  const [link, setLink] = useState<HTMLAnchorElement>();
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const pressed = event.target instanceof Element && event.target.closest("a.heading-anchor");
      if (!(pressed instanceof HTMLAnchorElement) || isModified(event)) return;
      if (await writeClipboard(pressed.href)) setLink(pressed);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  useEffect(() => {
    if (!link) return;
    link.dataset.copied = "";
    const timer = setTimeout(() => setLink(undefined), shown);
    return () => {
      clearTimeout(timer);
      delete link.dataset.copied;
    };
  }, [link]);
  return (
    <span role="status" className="visually-hidden">
      {link && shell.linkCopied}
    </span>
  );
}

const isModified = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
