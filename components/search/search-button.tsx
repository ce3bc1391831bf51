"use client";

import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { search } from "#texts/search";
import { Icon } from "@/components/ui/icon";
import { withBase } from "@/lib/nav/edition";
import { searchPath } from "@/lib/search/config";
import styles from "./search-button.module.css";
import { modifierName } from "./shortcut";
import { useSearchModal } from "./use-search-modal";

/**
 * Opens search. It is a link to the search page until its script runs, and stays one for a new tab; the modal's code and
 * the index are fetched when the reader points at it, focuses it or presses the key.
 */
export function SearchButton() {
  const { phase, open, close, warm } = useSearchModal();
  const [modifier, setModifier] = useState<"⌘" | "Ctrl">();
  useEffect(() => setModifier(modifierName(navigator.platform)), []);
  const press = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <a
        href={withBase(searchPath)}
        data-wake="press"
        className={`DocSearch DocSearch-Button ${styles.button}`}
        {...(modifier && { role: "button", "aria-haspopup": "dialog", "aria-keyshortcuts": "Control+K Meta+K /" })}
        onClick={press}
        onKeyDown={(event) => event.key === " " && press(event)}
        onPointerEnter={warm}
        onFocus={warm}
        onTouchStart={warm}
      >
        <Icon name="search" size={18} />
        <span>{search.search}</span>
        <span aria-hidden="true">
          <kbd>{modifier ?? "Ctrl"}</kbd>
          <kbd>K</kbd>
        </span>
      </a>
      {phase.type === "open" && createPortal(<phase.SearchModal query={phase.query} onClose={close} />, document.body)}
    </>
  );
}
