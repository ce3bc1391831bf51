import { type KeyboardEvent, useEffect, useState } from "react";

/** Which row the keys are on, for a query. Arrows move and wrap; Enter follows the row's own link, with the modifiers of a click. */
export function useActiveRow(query: string, ids: readonly string[], preferred: string | undefined) {
  const [chosen, setChosen] = useState<string>();
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : preferred;
  // Another query means another choice; rows that come later do not.
  useEffect(() => setChosen(undefined), [query]);

  const move = (step: 1 | -1) => {
    const at = active === undefined ? (step > 0 ? -1 : 0) : ids.indexOf(active);
    const next = ids[(at + step + ids.length) % ids.length];
    setChosen(next);
    if (next !== undefined) rowElement(next)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (ids.length > 0) move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && active !== undefined) {
      event.preventDefault();
      follow(active, event);
    }
  };
  return { active, setActive: setChosen, onKeyDown };
}

/** Id of the element that stands for a row. */
export const rowElementId = (id: string) =>
  `search-row-${id.replace(/[^\w-]/g, (character) => `_${character.charCodeAt(0)}`)}`;

const rowElement = (id: string) => document.getElementById(rowElementId(id));

/** A click on the row's link or button, so that keys and pointer do the same; Ctrl and Cmd open a new tab. */
function follow(id: string, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  rowElement(id)
    ?.querySelector("a, button")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
