"use client";

import { useRef } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { site } from "@/lib/site";
import styles from "./choice-menu.module.css";
import { useMenu } from "./use-menu";

/**
 * One menu entry. `href` leads to another edition, which is a separate export, in the language `hrefLang`. `lang` is that of the label,
 * omitted where it is that of this edition.
 * `isOtherPage`: the other edition lacks the page on screen.
 */
type Choice = { id: string; label: string; href: string; hrefLang: string; lang?: string; isOtherPage?: boolean };
type Props = {
  icon: IconName;
  label: string;
  choices: readonly Choice[];
  current: string;
  onChoose?: (id: string) => void;
};

/** Copies the current query string and hash to a link. */
function keepPlace({ currentTarget: link }: { currentTarget: HTMLAnchorElement }): void {
  link.search = location.search;
  link.hash = location.hash;
}

/** A small menu that shows the current choice and offers the others, if any; a `<details>`, so that it opens without JavaScript. */
export function ChoiceMenu({ icon, label, choices, current, onChoose }: Props) {
  const root = useRef<HTMLDetailsElement>(null);
  useMenu(root);
  if (choices.length < 2 && !site.showOnlyChoice) return null;
  const shown = choices.find((choice) => choice.id === current) ?? choices[0];
  const name = `${label}: ${shown?.label}`;
  return (
    <details ref={root} className={styles.menu}>
      <summary aria-label={name}>
        <Icon name={icon} size={18} />
        <span lang={shown?.lang}>{shown?.label}</span>
      </summary>
      <ul>
        {choices.map((choice) => (
          <li key={choice.id}>
            <a
              href={choice.href}
              lang={choice.lang}
              hrefLang={choice.hrefLang}
              aria-current={choice.id === current ? "true" : undefined}
              // The browser alone would follow the link without telling of the choice.
              data-wake={onChoose && "press"}
              // Opening a new tab with the middle button or the context menu fires no click event.
              onPointerDown={choice.isOtherPage ? undefined : keepPlace}
              onContextMenu={choice.isOtherPage ? undefined : keepPlace}
              onClick={(event) => {
                if (!choice.isOtherPage) keepPlace(event);
                onChoose?.(choice.id);
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
