"use client";

import { usePathname } from "next/navigation";
import { site } from "@/lib/site";
import { ChoiceMenu } from "./choice-menu";

/** Where a page is found in a language: the default one at its own path, the others below their code. */
export function localizedPath(path: string, code: string, defaultCode: string = site.locales.default): string {
  return code === defaultCode ? path : `/${code}${path === "/" ? "" : path}`;
}

/** The languages of the configuration; with one, it shows that one. */
export function LanguageMenu() {
  const path = usePathname() ?? "/";
  const choices = site.locales.items.map(({ code, label }) => ({ id: code, label, href: localizedPath(path, code) }));
  return <ChoiceMenu icon="globe" label="Language" choices={choices} current={site.locales.default} />;
}
