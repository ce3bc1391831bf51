"use client";

import { useLayoutEffect, useState } from "react";
import { shell } from "#texts/shell";
import { browserStorage } from "@/lib/browser-storage";
import { withBase } from "@/lib/nav/edition";
import { inOtherLanguages, inOtherVersions, mainPathOf } from "@/lib/nav/editions";
import { manifest } from "@/lib/nav/manifest";
import { isSitePath } from "@/lib/paths";
import { site } from "@/lib/site";
import { ChoiceMenu } from "./choice-menu";
import { useSitePath } from "./use-site-path";

const { edition, editions } = manifest;
const languages = inOtherLanguages(editions, edition);
const versions = inOtherVersions(editions, edition);

/** URL of the page on screen in an edition; its home page if the decoded path would lead to another host. */
const addressIn = (path: string, base: string) => withBase(isSitePath(path) ? path : "/", base);

/** Menu of this version's languages, each linking to the page on screen. */
export function LanguageMenu() {
  const path = useSitePath();
  const choices = languages.map(({ locale: { code, label }, base }) => ({
    id: code,
    label,
    lang: code,
    hrefLang: code,
    href: addressIn(path, base),
  }));
  return <ChoiceMenu icon="globe" label={shell.language} choices={choices} current={edition.locale.code} />;
}

/** Menu of all versions, each linking to the page on screen, or to its own main page if it lacks that one. Stores the choice locally. */
export function VersionMenu() {
  const path = useSitePath();
  const having = useVersionsOfPage(path);
  const choices = versions.map((other) => {
    const { name, label } = other.version;
    // Every edition has a home page.
    const hasPage = path === "/" || name === edition.version.name || having.includes(name);
    const href = addressIn(hasPage ? path : mainPathOf(other), other.base);
    return { id: name, label, href, hrefLang: other.locale.code, isOtherPage: !hasPage };
  });
  return (
    <ChoiceMenu
      icon="version"
      label={shell.version}
      choices={choices}
      current={edition.version.name}
      onChoose={(name) =>
        chooseVersion(
          site.versions.pluginId,
          versions.map(({ version }) => version.name),
          name,
        )
      }
    />
  );
}

/**
 * Names of the versions that have the page on screen, read from the page's `data-versions`. In a layout effect, so that a link that was
 * pressed while the page slept leads to the right page when the press is repeated.
 */
function useVersionsOfPage(path: string): readonly string[] {
  const [having, setHaving] = useState<{ path: string; names: string[] }>();
  useLayoutEffect(() => {
    const names = document.querySelector<HTMLElement>("[data-versions]")?.dataset.versions?.split(" ") ?? [];
    setHaving({ path, names });
  }, [path]);
  return having?.path === path ? having.names : [];
}

/** Local storage key of a chosen version. */
const versionKey = (pluginId: string, name: string) => `docs-${pluginId}-${name}`;

/** Stores the chosen version and removes the others. */
export function chooseVersion(pluginId: string, names: readonly string[], chosen: string): void {
  for (const name of names) {
    if (name === chosen) browserStorage.set(versionKey(pluginId, name), "true");
    else browserStorage.remove(versionKey(pluginId, name));
  }
}
