import type { ReactNode } from "react";
import { search as strings } from "#texts/search";
import { SearchIcon } from "../search-icon";

type Props = { isAsking?: boolean; children?: ReactNode };

/** The available keys, and content that stays in view below a long list. */
export function Footer({ isAsking = false, children }: Props) {
  return (
    <footer className="DocSearch-Footer">
      <ul className="DocSearch-Commands">
        {!isAsking && (
          <li>
            <kbd className="DocSearch-Commands-Key">
              <SearchIcon name="down" size={14} />
            </kbd>
            <kbd className="DocSearch-Commands-Key">
              <SearchIcon name="up" size={14} />
            </kbd>
            <span className="DocSearch-Label">{strings.navigate}</span>
          </li>
        )}
        <li>
          <kbd className="DocSearch-Commands-Key">
            <SearchIcon name="enter" size={14} />
          </kbd>
          <span className="DocSearch-Label">{isAsking ? strings.submitQuestion : strings.select}</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key">esc</kbd>
          <span className="DocSearch-Label">{isAsking ? strings.backToSearch : strings.close}</span>
        </li>
      </ul>
      {children}
    </footer>
  );
}
