"use client";

import type { MouseEvent } from "react";
import { queryLimit } from "@/lib/search/config";

/**
 * The field of the home page's search form. A press opens the site's search, by its own button, so that there is one search
 * and this page need not know it; a further press leaves it open. A reader who arrives by keyboard, or has no JavaScript, types
 * and sends the form.
 */
export function HeroInput({ id, label }: { id: string; label: string }) {
  const openSearch = (event: MouseEvent) => {
    const isKeyboard = event.detail === 0;
    if (!isKeyboard) document.querySelector<HTMLElement>(".DocSearch-Button")?.click();
  };
  return (
    <input
      id={id}
      type="search"
      name="q"
      maxLength={queryLimit}
      autoComplete="off"
      placeholder={label}
      onClick={openSearch}
      data-wake="press"
    />
  );
}
