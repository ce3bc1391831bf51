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

/** The navbar's entries, with that of the current section marked. */
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
 * A link with a submenu beside it, a `<details>`: a click opens it without JavaScript; with JavaScript, hovering with a mouse does, too.
 */
function NavbarDropdown({ item, items, path }: DropdownProps) {
  const root = useRef<HTMLDetailsElement>(null);
  useMenu(root);
  useEffect(() => {
    // The mouse may have entered before hydration, so its pointerenter event was missed.
    const menu = root.current;
    if (menu?.parentElement?.matches(":hover") && matchMedia("(hover: hover)").matches) menu.open = true;
  }, []);

  const onPointer = (event: PointerEvent) => {
    const menu = root.current;
    if (!menu || event.pointerType !== "mouse") return;
    // A mouse leaving the menu must not close it while it has keyboard focus.
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

/** Hovering has already opened the menu for a mouse, so its click must not toggle it closed. Touch and keys still toggle it. */
function keepOpenForMouse(event: MouseEvent): void {
  const { nativeEvent } = event;
  if (nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === "mouse") event.preventDefault();
}
