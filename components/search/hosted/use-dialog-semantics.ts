import { type RefObject, useLayoutEffect } from "react";
import { docsearch } from "#texts/docsearch";
import { search as strings } from "#texts/search";
import { languageCode } from "@/lib/nav/edition";

/** Attributes of DocSearch's container to remove: they make it a button around everything, controlling a list that may not exist. */
const containerAttributes = ["role", "tabindex", "aria-expanded", "aria-haspopup", "aria-controls", "aria-labelledby"];

/**
 * Keeps the DOM that DocSearch renders below `root` accessible: a dialog (the root itself) instead of a button around everything, rows
 * instead of options (which may contain neither links nor buttons), and accessible names for icon-only buttons
 * (https://github.com/algolia/docsearch/issues/1370). Buttons in the row of a page in another language keep that of the edition.
 */
export function useDialogSemantics(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const mend = () => mendSemantics(element);
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: [...containerAttributes, "aria-activedescendant"],
    });
    return () => observer.disconnect();
  }, [root]);
}

/** Writes only what differs from the target state: each mutation triggers the observer again. */
function mendSemantics(root: HTMLElement): void {
  const container = root.querySelector(".DocSearch-Container");
  for (const name of containerAttributes) if (container?.hasAttribute(name)) container.removeAttribute(name);
  for (const list of root.querySelectorAll('[role="listbox"]')) list.setAttribute("role", "grid");
  for (const row of root.querySelectorAll('[role="option"]')) row.setAttribute("role", "row");
  for (const cell of root.querySelectorAll('[role="row"] > div:not([role])')) cell.setAttribute("role", "gridcell");
  // These belong to the dialog and must not be landmarks of the page.
  for (const part of root.querySelectorAll(":is(header, footer):not([role])")) part.setAttribute("role", "none");
  name(root.querySelectorAll(".DocSearch-StopStreaming"), strings.stop);
  name(root.querySelectorAll(".DocSearch-Menu > button"), docsearch.moreActions);
  for (const button of root.querySelectorAll("a[lang] button:not([lang])")) button.setAttribute("lang", languageCode);
  const input = root.querySelector(".DocSearch-Input");
  for (const attribute of ["aria-controls", "aria-activedescendant"]) {
    const ids = input?.getAttribute(attribute)?.split(" ") ?? [];
    if (ids.some((id) => !document.getElementById(id))) input?.removeAttribute(attribute);
  }
}

function name(buttons: Iterable<Element>, text: string): void {
  for (const button of buttons) if (!button.hasAttribute("aria-label")) button.setAttribute("aria-label", text);
}
