"use client";

import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { shell } from "#texts/shell";
import { oncePer } from "@/lib/memoize";
import { containsPage, flattenSidebar, pagesIn, visibleItems } from "@/lib/nav/flatten";
import type { SidebarCategory, SidebarItem } from "@/lib/types";
import { isCategoryOpen, rememberCategory, restoreMemory } from "./sidebar-memory";

/**
 * Maximum number of pages for which a sidebar is rendered in full, including collapsed categories, into each page's HTML. A link takes
 * about 70 bytes there: with 10,000 of them each page was 0.6 MB.
 */
const maxItemsInHtml = 500;

const isLongList = oncePer((items: readonly SidebarItem[]): boolean => flattenSidebar(items).length > maxItemsInHtml);

type Props = { items: readonly SidebarItem[]; path: string };

/** The entries of a sidebar. In a long one, a collapsed category renders only its first page until it is opened. */
export function SidebarItems({ items, path }: Props) {
  return <Items items={items} path={path} isLong={isLongList(items)} />;
}

type LevelProps = Props & { isLong: boolean };

/** One level of the sidebar. An unlisted page is shown only while it is the current page. */
function Items({ items, path, isLong }: LevelProps) {
  return (
    <ul>
      {visibleItems(items, path).map((item) =>
        item.type === "category" ? (
          <Category key={item.label} item={item} path={path} isLong={isLong} />
        ) : (
          <li key={item.href}>
            <Link href={item.href} prefetch={false} aria-current={item.href === path ? "page" : undefined}>
              {item.label}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

/** A category. It opens to show the current page, and otherwise only the reader opens or closes it. */
function Category({ item, path, isLong }: { item: SidebarCategory; path: string; isLong: boolean }) {
  const holdsPath = containsPage(item, path);
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(() => isCategoryOpen(item, holdsPath));
  const [seenPath, setSeenPath] = useState(path);
  if (seenPath !== path) {
    setSeenPath(path);
    if (holdsPath && !open) setOpen(true);
  }
  useEffect(() => {
    // Picks up a toggle made while the page was asleep, before the handler was attached.
    const isOpen = holdsPath || details.current?.open === true;
    if (holdsPath || isOpen !== !item.collapsed) rememberCategory(item, isOpen);
    restoreMemory();
    setOpen(isCategoryOpen(item, holdsPath));
  }, [item, holdsPath]);
  const showLink = item.href !== undefined && (!item.linkUnlisted || item.href === path);
  // Without scripts, readers reach a collapsed category through its first page, which lists the others.
  const first = pagesIn(item).find(({ href }) => href !== item.href);
  const isWhole = open || !isLong || !first;
  return (
    <li>
      {/* Readers open and close categories before React takes over, too. */}
      <details
        ref={details}
        open={open}
        suppressHydrationWarning
        onToggle={(event) => {
          const now = event.currentTarget.open;
          setOpen(now);
          rememberCategory(item, now);
        }}
      >
        <summary>{item.label}</summary>
        <div>
          {showLink && item.href && (
            <Link href={item.href} prefetch={false} aria-current={item.href === path ? "page" : undefined}>
              {shell.navigation.overview}
              <span className="visually-hidden">{`: ${item.label}`}</span>
            </Link>
          )}
          <Items items={isWhole ? item.items : [{ type: "link", ...first }]} path={path} isLong={isLong} />
        </div>
      </details>
    </li>
  );
}
