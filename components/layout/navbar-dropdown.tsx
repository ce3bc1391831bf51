"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { SiteLink } from "@/components/ui/site-link";
import type { NavbarItem, NavbarLink } from "@/lib/site";
import styles from "./navbar.module.css";

type Props = { item: NavbarItem; items: NavbarLink[]; path: string; isActive: boolean };

/** A menu of links in a `<details>`: a click opens it without JavaScript; hover, arrows, Escape and leaving come with it. */
export function NavbarDropdown({ item, items, path, isActive }: Props) {
  const root = useRef<HTMLDetailsElement>(null);
  const show = (open: boolean) => {
    if (root.current) root.current.open = open;
  };
  const links = () => [...(root.current?.querySelectorAll("a") ?? [])];

  useEffect(() => {
    if (root.current) root.current.open = false;
  }, [path]);

  const onPointer = (event: PointerEvent) => event.pointerType === "mouse" && show(event.type === "pointerenter");
  const onKeyDown = (event: KeyboardEvent) => {
    const entries = links();
    const index = entries.findIndex((link) => link.matches(":focus"));
    if (event.key === "Escape") {
      show(false);
      root.current?.querySelector("summary")?.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      show(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      entries[(index + step + entries.length + (index < 0 && step < 0 ? 1 : 0)) % entries.length]?.focus();
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      entries.at(event.key === "Home" ? 0 : -1)?.focus();
    }
  };

  return (
    <details
      ref={root}
      className={styles.dropdown}
      onPointerEnter={onPointer}
      onPointerLeave={onPointer}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && show(false)}
    >
      <summary
        data-active={isActive || undefined}
        onClick={(event) => {
          // A mouse has opened the menu by hovering; its click must not close it again.
          if (root.current?.matches(":hover") && matchMedia("(hover: hover)").matches) {
            event.preventDefault();
            show(true);
          }
        }}
      >
        {item.label}
        {isActive && <span className="visually-hidden"> (current section)</span>}
      </summary>
      <ul className={styles.menu}>
        {items.map((entry) => (
          <li key={entry.label}>
            <SiteLink href={entry.href} aria-current={entry.href === path ? "page" : undefined}>
              {entry.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
