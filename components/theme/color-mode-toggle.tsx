"use client";

import { useLayoutEffect, useState } from "react";
import { shell } from "#texts/shell";
import { Icon } from "@/components/ui/icon";
import { browserStorage, onStorageChange } from "@/lib/browser-storage";
import { site } from "@/lib/site";
import { applyChoice, type ColorChoice, colorModeKey, defaultChoice, nextChoice } from "./color-mode";
import styles from "./color-mode-toggle.module.css";
import { storedChoice } from "./stored-choice";

const icons = { system: "monitor", light: "sun", dark: "moon" } as const;

/**
 * Button that cycles the color mode and names the current one; other tabs follow. All icons are in the HTML, and the style sheet shows that
 * of the current mode, so that it is correct before hydration.
 */
export function ColorModeToggle() {
  const [choice, setChoice] = useState<ColorChoice>(defaultChoice(site.colorMode));

  // A layout effect: if React re-renders the document from scratch, the root element has lost the reader's choice.
  useLayoutEffect(() => {
    const follow = () => {
      const stored = storedChoice();
      applyChoice(stored);
      setChoice(stored);
    };
    follow();
    return onStorageChange(colorModeKey, follow);
  }, []);

  const next = nextChoice(choice, site.colorMode);
  const change = () => {
    browserStorage.set(colorModeKey, next);
    applyChoice(next);
    setChoice(next);
  };
  return (
    <button
      type="button"
      className={styles.toggle}
      onClick={change}
      aria-label={shell.colorMode.is(shell.colorMode.names[choice], shell.colorMode.names[next])}
    >
      {Object.entries(icons).map(([mode, icon]) => (
        <span key={mode} data-mode={mode}>
          <Icon name={icon} />
        </span>
      ))}
    </button>
  );
}
