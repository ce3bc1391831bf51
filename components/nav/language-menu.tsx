"use client";

import { localeOf, localizedPath } from "@/lib/nav/locales";
import { site } from "@/lib/site";
import { ChoiceMenu } from "./choice-menu";
import { useSitePath } from "./use-site-path";

/** The languages of the configuration; with one, it shows that one. */
export function LanguageMenu() {
  const path = useSitePath();
  const { locales } = site;
  const choices = locales.items.map(({ code, label }) => ({
    id: code,
    label,
    lang: code,
    href: localizedPath(locales, path, code),
  }));
  return <ChoiceMenu icon="globe" label="Language" choices={choices} current={localeOf(locales, path).code} />;
}
