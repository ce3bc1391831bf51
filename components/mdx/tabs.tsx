"use client";

import { Children, isValidElement, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { browserStorage } from "@/lib/browser-storage";
import styles from "./tabs.module.css";

type TabProps = { label: string; children?: ReactNode };

/** One alternative inside Tabs. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/** Tells the other tab sets of the page which label the reader chose in a group. */
const changed = "planloom:tab";
const storageKey = (group: string) => `tabs:${group}`;

/**
 * Alternatives of which one shows. Sets with the same `group` stay in step and the choice is remembered. Without JavaScript
 * every panel shows, each under its label.
 */
export function Tabs({ group, children }: { group?: string; children?: ReactNode }) {
  const id = useId();
  const panels = Children.toArray(children).flatMap((child) => {
    const props = isValidElement<TabProps>(child) ? child.props : undefined;
    return props && typeof props.label === "string" ? [props] : [];
  });
  const labels = panels.map((panel) => panel.label);
  const [chosen, setChosen] = useState(labels[0]);
  const known = labels.join("\n");

  useEffect(() => {
    if (!group) return;
    const follow = (label: string | null) => label !== null && known.split("\n").includes(label) && setChosen(label);
    follow(browserStorage.get(storageKey(group)));
    const onChange = (event: Event) =>
      event instanceof CustomEvent && event.detail.group === group && follow(event.detail.label);
    addEventListener(changed, onChange);
    return () => removeEventListener(changed, onChange);
  }, [group, known]);

  const choose = (label: string) => {
    setChosen(label);
    if (!group) return;
    browserStorage.set(storageKey(group), label);
    dispatchEvent(new CustomEvent(changed, { detail: { group, label } }));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -labels.length, End: labels.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = labels.indexOf(chosen ?? "");
    const target =
      Math.abs(step) === 1 ? (index + step + labels.length) % labels.length : step < 0 ? 0 : labels.length - 1;
    choose(labels[target] ?? "");
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={group} onKeyDown={onKeyDown}>
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={label === chosen}
            tabIndex={label === chosen ? 0 : -1}
            onClick={() => choose(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.label}
          className={styles.panel}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-selected={panel.label === chosen}
          data-label={panel.label}
        >
          {panel.children}
        </div>
      ))}
    </div>
  );
}
