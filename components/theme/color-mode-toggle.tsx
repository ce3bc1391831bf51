"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { browserStorage } from "@/lib/browser-storage";
import { site } from "@/lib/site";
import { type ColorChoice, colorModeKey, defaultChoice, nextChoice } from "./color-mode";
import styles from "./color-mode-toggle.module.css";

const icons = { system: "monitor", light: "sun", dark: "moon" } as const;
const isChoice = (value: string | null): value is ColorChoice => value !== null && value in icons;

function readChoice(): ColorChoice {
  const stored = browserStorage.get(colorModeKey);
  return isChoice(stored) ? stored : defaultChoice(site.colorMode);
}

function apply(choice: ColorChoice): void {
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Cycles the color mode and says which one is on. Other tabs follow. */
export function ColorModeToggle() {
  const [choice, setChoice] = useState<ColorChoice>(defaultChoice(site.colorMode));

  useEffect(() => {
    setChoice(readChoice());
    const follow = (event: StorageEvent) => {
      if (event.key !== colorModeKey) return;
      const changed = readChoice();
      apply(changed);
      setChoice(changed);
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  const next = nextChoice(choice, site.colorMode);
  const change = () => {
    browserStorage.set(colorModeKey, next);
    apply(next);
    setChoice(next);
  };
  return (
    <button
      type="button"
      className={styles.toggle}
      onClick={change}
      aria-label={`Color mode: ${choice}. Switch to ${next}.`}
      title={`Color mode: ${choice}`}
    >
      <Icon name={icons[choice]} />
    </button>
  );
}
