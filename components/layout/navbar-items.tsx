"use client";

import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { shell } from "#texts/shell";
import { useMenu } from "@/components/nav/use-menu";
import { useSitePath } from "@/components/nav/use-site-path";
import { SiteLink } from "@/components/ui/site-link";
import { ariaCurrentOf, sectionOf } from "@/lib/nav/current-section";
import { manifest } from "@/lib/nav/manifest";
import type { NavbarItem, NavbarLink } from "@/lib/settings";
import styles from "./navbar.module.css";

/** The navbar's entries, the one of the current section marked. */
export function NavbarItems() {
  const path = useSitePath();
  return (
    <ul className={styles.list}>
      {manifest.navbar.map((item) => (
        <li key={item.href}>
          {item.items ? (
            <NavbarDropdown item={item} items={item.items} path={path} />
          ) : (
            <SiteLink href={item.href} aria-current={ariaCurrentOf(path, item.href)}>
              {item.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

type DropdownProps = { item: NavbarItem; items: NavbarLink[]; path: string };

/**
 * A link and, beside it, the menu of what is below it, in a `<details>`: a press opens it without JavaScript; with it a mouse
 * opens it by pointing.
 */
function NavbarDropdown({ item, items, path }: DropdownProps) {
  const root = useRef<HTMLDetailsElement>(null);
  useMenu(root);
  useEffect(() => {
    // The mouse came before this script, which saw it enter no more.
    const menu = root.current;
    if (menu?.parentElement?.matches(":hover") && matchMedia("(hover: hover)").matches) menu.open = true;
  }, []);

  const onPointer = (event: PointerEvent) => {
    const menu = root.current;
    if (!menu || event.pointerType !== "mouse") return;
    // A passing mouse must not take the menu from under a keyboard.
    menu.open = event.type === "pointerenter" || menu.querySelector("a:focus-visible") !== null;
  };
  return (
    <div className={styles.dropdown} onPointerEnter={onPointer} onPointerLeave={onPointer}>
      <SiteLink href={item.href} aria-current={ariaCurrentOf(path, item.href)}>
        {item.label}
      </SiteLink>
      <details ref={root}>
        <summary aria-label={shell.menuOf(item.label)} onClick={keepOpenForMouse} />
        <ul className={styles.menu}>
          {items.map((entry) => (
            <li key={entry.label}>
              <SiteLink
                href={entry.href}
                aria-current={ariaCurrentOf(path, entry.href, sectionOf(entry.href, item.href))}
              >
                {entry.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** A mouse has opened the menu by pointing at it; its click must not close it again. A finger and a key have not. */
function keepOpenForMouse(event: MouseEvent): void {
  const { nativeEvent } = event;
  if (nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === "mouse") event.preventDefault();
}
