"use client";

import { useSitePath } from "@/components/nav/use-site-path";
import { SiteLink } from "@/components/ui/site-link";
import { currentOf } from "@/lib/nav/current-section";
import { manifest } from "@/lib/nav/manifest";
import styles from "./navbar.module.css";
import { NavbarDropdown } from "./navbar-dropdown";

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
            <SiteLink href={item.href} aria-current={currentOf(path, item.href)}>
              {item.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
