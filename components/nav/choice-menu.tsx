"use client";

import { useRef } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import styles from "./choice-menu.module.css";

export type Choice = { id: string; label: string; href: string };
type Props = {
  icon: IconName;
  label: string;
  choices: readonly Choice[];
  current: string;
  onChoose?: (id: string) => void;
};

/** A small menu that shows the current choice and offers the others; a `<details>`, so it opens without JavaScript. */
export function ChoiceMenu({ icon, label, choices, current, onChoose }: Props) {
  const root = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (root.current) root.current.open = false;
  };
  const shown = choices.find((choice) => choice.id === current) ?? choices[0];
  return (
    <details
      ref={root}
      className={styles.menu}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        close();
        root.current?.querySelector("summary")?.focus();
      }}
    >
      <summary aria-label={`${label}: ${shown?.label}`}>
        <Icon name={icon} size={18} />
        <span>{shown?.label}</span>
      </summary>
      <ul>
        {choices.map((choice) => (
          <li key={choice.id}>
            <a
              href={choice.href}
              aria-current={choice.id === current ? "true" : undefined}
              onClick={() => {
                onChoose?.(choice.id);
                close();
              }}
            >
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
