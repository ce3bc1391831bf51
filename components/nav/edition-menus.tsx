"use client";

import { useEffect, useState } from "react";
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

/** The address of the page on screen in an edition: of its home page where the path, once decoded, would lead to another host. */
const addressIn = (path: string, base: string) => withBase(isSitePath(path) ? path : "/", base);

/** The languages of this version, each with the page on screen; with one, it shows that one. */
export function LanguageMenu() {
  const path = useSitePath();
  const choices = languages.map(({ locale: { code, label }, base }) => ({
    id: code,
    label,
    lang: code,
    href: addressIn(path, base),
  }));
  return <ChoiceMenu icon="globe" label={shell.language} choices={choices} current={edition.locale.code} />;
}

/** Every version, with the page on screen where it has it and its introduction where not; the choice is kept in local storage. */
export function VersionMenu() {
  const path = useSitePath();
  const having = useVersionsOfPage(path);
  const choices = versions.map((other) => {
    const { name, label } = other.version;
    const hasPage = name === edition.version.name || having.includes(name);
    return { id: name, label, href: addressIn(hasPage ? path : mainPathOf(other), other.base), isOtherPage: !hasPage };
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

/** Names of the versions that have the page on screen, as the page says itself. */
function useVersionsOfPage(path: string): readonly string[] {
  const [having, setHaving] = useState<{ path: string; names: string[] }>();
  useEffect(() => {
    const names = document.querySelector<HTMLElement>("[data-versions]")?.dataset.versions?.split(" ") ?? [];
    setHaving({ path, names });
  }, [path]);
  return having?.path === path ? having.names : [];
}

/** Local storage key under which a version choice is kept. */
const versionKey = (pluginId: string, name: string) => `docs-${pluginId}-${name}`;

/** Keeps one choice and forgets the others. */
export function chooseVersion(pluginId: string, names: readonly string[], chosen: string): void {
  for (const name of names) {
    if (name === chosen) browserStorage.set(versionKey(pluginId, name), "true");
    else browserStorage.remove(versionKey(pluginId, name));
  }
}
