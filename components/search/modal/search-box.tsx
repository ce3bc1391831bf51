import type { KeyboardEvent, RefObject } from "react";
import { search as strings } from "#texts/search";
import { Icon } from "@/components/ui/icon";
import { queryLimit } from "@/lib/search/config";
import { gridId } from "./hits";
import { rowElementId } from "./use-active-row";

type Props = {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  /** Id of the active row; undefined while there are no rows. */
  active: string | undefined;
};

/** The search field; arrow keys move through the rows while focus stays in it. */
export function SearchBox({ input, query, onQuery, onKeyDown, onClose, active }: Props) {
  return (
    <form className="DocSearch-Form" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="DocSearch-MagnifierLabel" htmlFor="search-input">
        <Icon name="search" />
        <span className="visually-hidden">{strings.search}</span>
      </label>
      <input
        ref={input}
        id="search-input"
        className="DocSearch-Input"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded
        aria-controls={gridId}
        aria-activedescendant={active === undefined ? undefined : rowElementId(active)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        enterKeyHint="go"
        spellCheck={false}
        maxLength={queryLimit}
        placeholder={strings.placeholder}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="DocSearch-Actions">
        {query && (
          <button
            type="button"
            className="DocSearch-Clear"
            aria-label={strings.clear}
            onClick={() => {
              onQuery("");
              input.current?.focus();
            }}
          >
            {strings.clearButton}
          </button>
        )}
        <CloseButton onClose={onClose} />
      </div>
    </form>
  );
}

/** Closes search. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className="DocSearch-Action DocSearch-Close" aria-label={strings.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}
