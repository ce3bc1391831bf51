"use client";

import { shell } from "#texts/shell";
import { setDrawer, useDrawer } from "@/components/nav/drawer";
import { Icon } from "@/components/ui/icon";
import styles from "./navbar.module.css";

/** The hamburger button. Without JavaScript it is a link to the sidebar, which `:target` then shows. */
export function DrawerToggle() {
  const open = useDrawer();
  return (
    <a
      className={styles.hamburger}
      href="#Sidebar"
      role="button"
      // Safari's Tab key skips links without a tabindex.
      tabIndex={0}
      aria-label={shell.navigation.name}
      aria-expanded={open}
      aria-controls="Sidebar"
      onClick={(event) => {
        event.preventDefault();
        setDrawer(!open);
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        setDrawer(!open);
      }}
    >
      <Icon name="menu" />
    </a>
  );
}
