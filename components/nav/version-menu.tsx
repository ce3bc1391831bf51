"use client";

import { useEffect, useState } from "react";
import { mainPathOf, versionOf } from "@/lib/nav/versions";
import { site } from "@/lib/site";
import { ChoiceMenu } from "./choice-menu";
import { useSitePath } from "./use-site-path";
import { chooseVersion, readVersion } from "./version-choice";

const { pluginId, items } = site.versions;

/** The versions of the configuration; the reader's choice is kept in local storage. */
export function VersionMenu() {
  const path = useSitePath();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => setChosen(readVersion(pluginId, items)), []);
  const choose = (name: string) => {
    chooseVersion(pluginId, items, name);
    setChosen(name);
  };
  const choices = items.map((version) => ({ id: version.name, label: version.label, href: mainPathOf(version) }));
  return (
    <ChoiceMenu
      icon="version"
      label="Version"
      choices={choices}
      current={versionOf(items, path, chosen).name}
      onChoose={choose}
    />
  );
}
