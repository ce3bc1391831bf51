import { type KeyboardEvent, useEffect, useState } from "react";
import { isComposingKey } from "@/components/ui/press";

/** Status of the preferred row: present, its answer still pending, or absent from the answer. */
type Standing = "found" | "awaited" | "missing";
type Modifiers = Pick<MouseEventInit, "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * The active row of a query and the keys that move it. Arrow keys move and wrap around; Enter clicks the row's own link with the same
 * modifiers. Enter before the answer is deferred to its first row, unless the query changes meanwhile.
 */
export function useActiveRow(
  query: string,
  ids: readonly string[],
  preferred: string | undefined,
  standing: Standing = "found",
) {
  const [chosen, setChosen] = useState<{ query: string; id: string }>();
  const [early, setEarly] = useState<{ query: string; modifiers: Modifiers }>();
  // A changed query resets the selection; rows that arrive later do not.
  if (chosen && chosen.query !== query) setChosen(undefined);
  const picked = chosen && ids.includes(chosen.id) ? chosen.id : undefined;
  const active = picked ?? preferred;
  const setActive = (id: string) => setChosen({ query, id });

  useEffect(() => {
    if (!early || (early.query === query && standing === "awaited")) return;
    setEarly(undefined);
    if (early.query === query && standing === "found" && active !== undefined) follow(active, early.modifiers);
  }, [early, query, standing, active]);

  const move = (step: 1 | -1) => {
    const at = active === undefined ? (step > 0 ? -1 : 0) : ids.indexOf(active);
    const next = ids[(at + step + ids.length) % ids.length];
    if (next === undefined) return;
    setActive(next);
    rowElement(next)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      if (standing === "awaited" && picked === undefined)
        setEarly({ query, modifiers: { ctrlKey, metaKey, shiftKey } });
      else if (active !== undefined) follow(active, event);
    }
  };
  return { active, setActive, onKeyDown };
}

/** DOM id of a row's element. */
export const rowElementId = (id: string) =>
  `search-row-${id.replace(/[^\w-]/g, (character) => `_${character.charCodeAt(0)}`)}`;

const rowElement = (id: string) => document.getElementById(rowElementId(id));

/** Clicks the row's link or button, so that keys and pointer behave alike; Ctrl and Cmd open a new tab. */
function follow(id: string, { ctrlKey, metaKey, shiftKey }: Modifiers): void {
  rowElement(id)
    ?.querySelector("a, button")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
