"use client";

import { type KeyboardEvent, useEffect, useState } from "react";
import { isUnmodifiedPress } from "@/components/ui/press";
import { browserStorage } from "@/lib/browser-storage";

/** Event that tells other tab sets on the page which label the reader chose in a group. */
const changed = "docs:tab";
const storageKey = (group: string) => `tabs:${group}`;

/** Value of the wake attribute for tabs of a group: they need script only if a choice is stored. */
export const tabWake = (group: string): string => `local:${storageKey(group)}`;

/**
 * The selected label, and a function that selects one. Sets of the same `group` stay in sync across the page and remember the choice;
 * a set ignores labels that it does not have.
 */
export function useTabChoice(
  labels: readonly string[],
  group?: string,
): [chosen: string, choose: (label: string) => void] {
  const [chosen, setChosen] = useState(labels[0] ?? "");
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
  return [chosen, choose];
}

/** Moves through the tabs of a list with the arrow keys, Home and End, as the ARIA tabs pattern specifies. */
export function moveThroughTabs(
  event: KeyboardEvent<HTMLElement>,
  labels: readonly string[],
  chosen: string,
  choose: (label: string) => void,
): void {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const step = { ArrowRight: forward, ArrowLeft: -forward, Home: -labels.length, End: labels.length }[event.key];
  // With a modifier they belong to the browser: Alt+Arrow navigates the history.
  if (step === undefined || !isUnmodifiedPress(event)) return;
  event.preventDefault();
  const index = labels.indexOf(chosen);
  const target =
    Math.abs(step) === 1 ? (index + step + labels.length) % labels.length : step < 0 ? 0 : labels.length - 1;
  choose(labels[target] ?? "");
  event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
}
