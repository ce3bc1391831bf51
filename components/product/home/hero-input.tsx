"use client";

import type { MouseEvent } from "react";
import { queryLimit } from "@/lib/search/config";

/**
 * The field of the home page's search form. A click opens the site's search by clicking its button, so that this page does not depend on
 * it; further clicks leave it open. Readers who arrive by keyboard, or have no JavaScript, type into the field and submit the form.
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
