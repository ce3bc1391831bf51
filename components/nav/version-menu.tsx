"use client";

import { useEffect, useState } from "react";
import { browserStorage } from "@/lib/browser-storage";
import { site } from "@/lib/site";
import { ChoiceMenu } from "./choice-menu";

const { pluginId, items } = site.versions;
const last = items.find((version) => version.isLast) ?? items[0];

/** Local storage key under which a version choice is kept. */
export const versionKey = (name: string) => `docs-${pluginId}-${name}`;

/** The versions of the configuration; the reader's choice is kept in local storage. */
export function VersionMenu() {
  const [current, setCurrent] = useState<string>(last.name);
  useEffect(() => {
    const chosen = items.find((version) => browserStorage.get(versionKey(version.name)) === "true");
    if (chosen) setCurrent(chosen.name);
  }, []);
  const choose = (name: string) => {
    for (const version of items) {
      if (version.name === name) browserStorage.set(versionKey(name), "true");
      else browserStorage.remove(versionKey(version.name));
    }
    setCurrent(name);
  };
  const choices = items.map(({ name, label, path }) => ({ id: name, label, href: path }));
  return <ChoiceMenu icon="version" label="Version" choices={choices} current={current} onChoose={choose} />;
}
