"use client";

import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { shell } from "#texts/shell";
import { Icon } from "@/components/ui/icon";
import { memoByValue } from "@/components/ui/memo-by-value";
import { isUnmodifiedPress } from "@/components/ui/press";
import { manifest } from "@/lib/nav/manifest";
import { sidebarOf } from "@/lib/nav/resolve";
import { setDrawer, useDrawer, useDrawerBehavior } from "./drawer";
import { MainMenu } from "./main-menu";
import list from "./nav-list.module.css";
import styles from "./sidebar.module.css";
import { SidebarItems } from "./sidebar-items";
import { memoryKey, restoreMemory, saveMemory } from "./sidebar-memory";
import { useSidebarScroll } from "./use-sidebar-scroll";
import { useSitePath } from "./use-site-path";

const all = manifest.sidebars;

/**
 * The section's navigation: a column beside the page in the desktop layout, a drawer below 996 px. It imports the manifest instead of
 * receiving it as a prop, so that no payload contains it.
 */
export const Sidebar = memoByValue(function Sidebar() {
  const path = useSitePath();
  const id = sidebarOf(all, path);
  const section = id ? all[id] : undefined;
  const root = useRef<HTMLDivElement>(null);
  const open = useDrawer();
  const [menu, setMenu] = useState<"section" | "main">("section");
  const [ready, setReady] = useState(false);
  useDrawerBehavior(root, open);
  useSidebarScroll(root, id, path, ready);
  useEffect(() => {
    restoreMemory();
    setReady(true);
    addEventListener("pagehide", saveMemory);
    return () => removeEventListener("pagehide", saveMemory);
  }, []);
  useEffect(() => setMenu("section"), [path, open]);
  const toMain = useRef<HTMLButtonElement>(null);
  const toSection = useRef<HTMLButtonElement>(null);
  // The button that switches menus disappears with its menu, so focus moves to the button that leads back.
  const show = (next: typeof menu, wayBack: RefObject<HTMLElement | null>) => {
    flushSync(() => setMenu(next));
    wayBack.current?.focus();
  };

  return (
    <>
      <div className={styles.backdrop} data-open={open} onClick={() => setDrawer(false)} />
      <div
        id="Sidebar"
        ref={root}
        className={`${list.list} ${styles.sidebar}`}
        {...(open && { role: "dialog", "aria-modal": true, "aria-label": shell.navigation.name })}
        data-open={open}
        data-ready={ready}
        data-wake={`session:${memoryKey}`}
        data-empty={!section}
        data-menu={section ? menu : "main"}
        onClick={closeOnLink}
      >
        <div className={styles.top}>
          <button ref={toMain} type="button" className={styles.back} onClick={() => show("main", toSection)}>
            <Icon name="back" size={18} />
            {shell.navigation.menu}
          </button>
          <a
            className={styles.close}
            href="#top"
            role="button"
            // Safari's Tab key skips links without a tabindex.
            tabIndex={0}
            aria-label={shell.navigation.close}
            data-close
            onKeyDown={closeOnSpace}
          >
            <Icon name="close" />
          </a>
        </div>
        <MainMenu className={styles.main} path={path}>
          {section && (
            <button ref={toSection} type="button" className={styles.forward} onClick={() => show("section", toMain)}>
              {section.label}
              <Icon name="chevron" size={18} />
            </button>
          )}
        </MainMenu>
        {section && id && (
          <nav className={styles.section} aria-label={section.label}>
            <p className={styles.label}>{section.label}</p>
            <SidebarItems key={id} items={section.items} path={path} />
          </nav>
        )}
      </div>
    </>
  );
});

/** Closes the drawer on any link, including one to the page already on screen. */
function closeOnLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isUnmodifiedPress(event)) return;
  if (link.hash === "#top") event.preventDefault();
  setDrawer(false);
}

function closeOnSpace(event: KeyboardEvent): void {
  if (event.key !== " ") return;
  event.preventDefault();
  setDrawer(false);
}
