"use client";

import { shell } from "#texts/shell";
import { withBase } from "@/lib/nav/edition";
import { inOtherLanguages } from "@/lib/nav/editions";
import { manifest } from "@/lib/nav/manifest";
import { ChoiceMenu } from "./choice-menu";
import { useSitePath } from "./use-site-path";

const { edition, editions } = manifest;
const languages = inOtherLanguages(editions, edition);

/** The languages of this version, each with the page on screen; with one, it shows that one. */
export function LanguageMenu() {
  const path = useSitePath();
  const choices = languages.map(({ locale: { code, label }, base }) => ({
    id: code,
    label,
    lang: code,
    href: withBase(path, base),
  }));
  return <ChoiceMenu icon="globe" label={shell.language} choices={choices} current={edition.locale.code} />;
}
