"use client";

import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { search } from "#texts/search";
import { Icon } from "@/components/ui/icon";
import { isUnmodifiedPress } from "@/components/ui/press";
import { withBase } from "@/lib/nav/edition";
import { searchPath } from "@/lib/search/config";
import { keyName } from "./key-name";
import styles from "./search-button.module.css";
import { modifierName } from "./shortcut";
import { useSearchModal } from "./use-search-modal";

/** The shortcut as browsers tell it to screen readers, which say it in their own words. */
const shortcutOf = (modifier: "⌘" | "Ctrl") => `${modifier === "Ctrl" ? "Control" : "Meta"}+k`;

/**
 * Opens search, with the class names and shortcut of DocSearch's own button. It is a link to the search page until its script
 * runs, and still is for opening a new tab. Hover, focus, touch or the shortcut prefetches the modal's code and the index. The style sheet
 * renders the key names, because visible text that is missing from the name would break the match of label and accessible name.
 */
export function SearchButton() {
  const { phase, isAsking, setAsking, open, close, warm } = useSearchModal();
  const [modifier, setModifier] = useState<"⌘" | "Ctrl">();
  useEffect(() => setModifier(modifierName(navigator.platform)), []);
  const press = (event: MouseEvent | KeyboardEvent) => {
    if (!isUnmodifiedPress(event)) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <a
        href={withBase(searchPath)}
        data-wake="press"
        // Safari's Tab key skips links without a tabindex.
        tabIndex={0}
        className={`DocSearch DocSearch-Button ${styles.button}`}
        {...(modifier && { role: "button", "aria-haspopup": "dialog", "aria-keyshortcuts": shortcutOf(modifier) })}
        onClick={press}
        onKeyDown={(event) => event.key === " " && press(event)}
        onPointerEnter={warm}
        onFocus={warm}
        onTouchStart={warm}
      >
        <Icon name="search" size={18} />
        <span className="DocSearch-Button-Placeholder">{search.search}</span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd className="DocSearch-Button-Key" data-key={keyName(modifier ?? "Ctrl")} />
          <kbd className="DocSearch-Button-Key" data-key="K" />
        </span>
      </a>
      {phase.type === "open" &&
        createPortal(
          <phase.SearchModal
            query={phase.query}
            isTyped={phase.isTyped}
            isAsking={isAsking}
            onAsking={setAsking}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
