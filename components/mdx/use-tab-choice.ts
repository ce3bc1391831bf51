"use client";

import { type KeyboardEvent, useEffect, useState } from "react";
import { isUnmodifiedPress } from "@/components/ui/press";
import { browserStorage } from "@/lib/browser-storage";

/** Tells the other tab sets of the page which label the reader chose in a group. */
const changed = "docs:tab";
const storageKey = (group: string) => `tabs:${group}`;

/** What a page with tabs of a group says of its need for script: only when a choice is stored. */
export const tabWake = (group: string): string => `local:${storageKey(group)}`;

/**
 * The chosen one of some labels, and the function that chooses. Sets of the same `group` stay in step on the page and remember
 * the choice; a label that a set does not have leaves it as it is.
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

/** Moves through the tabs of a list with the arrow keys, Home and End, as the ARIA pattern of tabs asks. */
export function moveThroughTabs(
  event: KeyboardEvent<HTMLElement>,
  labels: readonly string[],
  chosen: string,
  choose: (label: string) => void,
): void {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const step = { ArrowRight: forward, ArrowLeft: -forward, Home: -labels.length, End: labels.length }[event.key];
  // With another key they are the browser's: Alt and an arrow lead back.
  if (step === undefined || !isUnmodifiedPress(event)) return;
  event.preventDefault();
  const index = labels.indexOf(chosen);
  const target =
    Math.abs(step) === 1 ? (index + step + labels.length) % labels.length : step < 0 ? 0 : labels.length - 1;
  choose(labels[target] ?? "");
  event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
}
