"use client";

import Link from "next/link";
import { shell } from "#texts/shell";
import { LanguageMenu, VersionMenu } from "@/components/nav/edition-menus";
import { SearchButton } from "@/components/search/search-button";
import { ColorModeToggle } from "@/components/theme/color-mode-toggle";
import { Logo } from "@/components/ui/logo";
import { memoByValue } from "@/components/ui/memo-by-value";
import { site } from "@/lib/site";
import { DrawerToggle } from "./drawer-toggle";
import styles from "./navbar.module.css";
import { NavbarItems } from "./navbar-items";
import { NavbarVisibility } from "./navbar-visibility";

/**
 * The bar at the top of every page. It hides while the reader scrolls down and returns on scrolling up. A client component, so that
 * payloads do not repeat it.
 */
export const Navbar = memoByValue(function Navbar() {
  return (
    <header className={styles.navbar} data-navbar data-behind-drawer>
      <NavbarVisibility />
      <DrawerToggle />
      <Link href="/" prefetch={false} className={styles.brand} data-home>
        <Logo />
        <span className="visually-hidden">{shell.home}</span>
      </Link>
      <nav className={styles.entries} aria-label={shell.navigation.main}>
        <NavbarItems />
      </nav>
      <div className={styles.controls}>
        <LanguageMenu />
        <VersionMenu />
        {!site.colorMode.disableSwitch && <ColorModeToggle />}
        <SearchButton />
      </div>
    </header>
  );
});
