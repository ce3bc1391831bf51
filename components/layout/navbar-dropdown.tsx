"use client";

import { type MouseEvent, type PointerEvent, useRef } from "react";
import { useMenu } from "@/components/nav/use-menu";
import { SiteLink } from "@/components/ui/site-link";
import { currentOf, sectionOf } from "@/lib/nav/current-section";
import type { NavbarItem, NavbarLink } from "@/lib/site";
import styles from "./navbar.module.css";

type Props = { item: NavbarItem; items: NavbarLink[]; path: string };

/** A menu of links in a `<details>`: a press opens it without JavaScript; with it a mouse opens it by pointing. */
export function NavbarDropdown({ item, items, path }: Props) {
  const root = useRef<HTMLDetailsElement>(null);
  useMenu(root);

  const onPointer = (event: PointerEvent) => {
    const menu = root.current;
    if (!menu || event.pointerType !== "mouse") return;
    // A passing mouse must not take the menu from under a keyboard.
    menu.open = event.type === "pointerenter" || menu.querySelector("a:focus-visible") !== null;
  };
  const isActive = currentOf(path, item.href) !== undefined;
  return (
    <details ref={root} className={styles.dropdown} onPointerEnter={onPointer} onPointerLeave={onPointer}>
      <summary data-active={isActive || undefined} onClick={keepOpenForMouse}>
        {item.label}
        {isActive && <span className="visually-hidden"> (current section)</span>}
      </summary>
      <ul className={styles.menu}>
        {items.map((entry) => (
          <li key={entry.label}>
            <SiteLink href={entry.href} aria-current={currentOf(path, entry.href, sectionOf(entry.href, item.href))}>
              {entry.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A mouse has opened the menu by pointing at it; its click must not close it again. A finger and a key have not. */
function keepOpenForMouse(event: MouseEvent): void {
  const { nativeEvent } = event;
  if (nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === "mouse") event.preventDefault();
}
