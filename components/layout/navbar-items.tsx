"use client";

import { usePathname } from "next/navigation";
import { SiteLink } from "@/components/ui/site-link";
import { site } from "@/lib/site";
import styles from "./navbar.module.css";
import { NavbarDropdown } from "./navbar-dropdown";

/** The section a path belongs to: its first segment, so `/user/layouts` marks "User". */
export function isInSection(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}

/** The navbar's entries, the one of the current section marked. */
export function NavbarItems() {
  const path = usePathname() ?? "/";
  return (
    <ul className={styles.list}>
      {site.navbar.map((item) => (
        <li key={item.href}>
          {item.items ? (
            <NavbarDropdown item={item} items={item.items} path={path} isActive={isInSection(path, item.href)} />
          ) : (
            <SiteLink
              href={item.href}
              aria-current={item.href === path ? "page" : isInSection(path, item.href) ? "true" : undefined}
            >
              {item.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
