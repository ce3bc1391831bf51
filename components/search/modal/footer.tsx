import type { ReactNode } from "react";
import { search as strings } from "#texts/search";
import { keyName } from "../key-name";
import { SearchIcon } from "../search-icon";

type Props = { isAsking?: boolean; children?: ReactNode };

/** The available keys, and content that stays in view below a long list. */
export function Footer({ isAsking = false, children }: Props) {
  return (
    <footer className="DocSearch-Footer">
      <ul className="DocSearch-Commands">
        {!isAsking && (
          <li>
            <Key icon="down">↓</Key>
            <Key icon="up">↑</Key>
            <span className="DocSearch-Label">{strings.navigate}</span>
          </li>
        )}
        <li>
          <Key icon="enter">{keyName("Enter")}</Key>
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

/** A key that is drawn as it looks on keyboards, with a name for screen readers. */
function Key({ icon, children }: { icon: "down" | "up" | "enter"; children: string }) {
  return (
    <kbd className="DocSearch-Commands-Key">
      <SearchIcon name={icon} size={14} />
      <span className="visually-hidden">{children}</span>
    </kbd>
  );
}
