"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { sidebarOf } from "@/lib/nav/resolve";
import { site } from "@/lib/site";
import type { Sidebars } from "@/lib/types";
import { sidebars } from "@/sidebars";
import { setDrawer, useDrawer } from "./drawer-store";
import styles from "./sidebar.module.css";
import { SidebarItems } from "./sidebar-items";
import { useDrawerBehavior } from "./use-drawer-behavior";
import { useSidebarScroll } from "./use-sidebar-scroll";

const all: Sidebars = sidebars;

/**
 * The section's navigation: a column beside the page on wide windows, the drawer below 996 px. It imports its manifest
 * instead of receiving it, so that no page carries it in its payload.
 */
export function Sidebar() {
  const path = decodeURIComponent(usePathname() ?? "/");
  const id = sidebarOf(all, path);
  const section = id ? all[id] : undefined;
  const root = useRef<HTMLElement>(null);
  const open = useDrawer();
  const [menu, setMenu] = useState<"section" | "main">("section");
  useDrawerBehavior(root, open, path);
  useSidebarScroll(root, id, path);
  useEffect(() => setMenu("section"), [path, open]);

  return (
    <>
      <div className={styles.backdrop} data-open={open} onClick={() => setDrawer(false)} />
      <aside
        id="sidebar"
        ref={root}
        className={styles.sidebar}
        data-open={open}
        data-empty={!section}
        data-menu={section ? menu : "main"}
      >
        <div className={styles.top}>
          <button type="button" className={styles.back} onClick={() => setMenu("main")}>
            <Icon name="back" size={18} /> Main menu
          </button>
          <a className={styles.close} href="#top" role="button" aria-label="Close navigation" onClick={closeDrawer}>
            <Icon name="close" />
          </a>
        </div>
        <nav className={styles.main} aria-label="Main menu">
          <ul>
            {site.navbar.map((item) => (
              <li key={item.href}>
                <SiteLink href={item.href}>{item.label}</SiteLink>
                {item.items && (
                  <ul>
                    {item.items.map((entry) => (
                      <li key={entry.label}>
                        <SiteLink href={entry.href}>{entry.label}</SiteLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          {section && (
            <button type="button" className={styles.forward} onClick={() => setMenu("section")}>
              {section.label} <Icon name="chevron" size={18} />
            </button>
          )}
        </nav>
        {section && id && (
          <nav className={styles.section} aria-label={section.label}>
            <p className={styles.label}>{section.label}</p>
            <SidebarItems key={id} items={section.items} path={path} />
          </nav>
        )}
      </aside>
    </>
  );
}

function closeDrawer(event: React.MouseEvent): void {
  event.preventDefault();
  setDrawer(false);
}
