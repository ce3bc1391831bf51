"use client";

import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { shell } from "#texts/shell";
import { oncePer } from "@/lib/memoize";
import { containsPage, flattenSidebar, pagesIn, visibleItems } from "@/lib/nav/flatten";
import type { SidebarCategory, SidebarItem } from "@/lib/types";
import { isCategoryOpen, rememberCategory, restoreMemory } from "./sidebar-memory";

/**
 * Most pages of a sidebar that every one of its pages has in its HTML, closed categories included. A link is 70 bytes there: with
 * 10,000 of them each page was 0.6 MB.
 */
const maxItemsInHtml = 500;

const isLongList = oncePer((items: readonly SidebarItem[]): boolean => flattenSidebar(items).length > maxItemsInHtml);

type Props = { items: readonly SidebarItem[]; path: string };

/** What a sidebar lists. Of a long one, a closed category has its first page only, until it is opened. */
export function SidebarItems({ items, path }: Props) {
  return <Items items={items} path={path} isLong={isLongList(items)} />;
}

type LevelProps = Props & { isLong: boolean };

/** One level of the sidebar. Unlisted entries show only to a reader who stands on them. */
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

/** A category opens to show the current page and then stays as the reader leaves it; nothing closes by itself. */
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
    // Opened or closed while the page slept, when no handler was there to notice.
    const isOpen = holdsPath || details.current?.open === true;
    if (holdsPath || isOpen !== !item.collapsed) rememberCategory(item, isOpen);
    restoreMemory();
    setOpen(isCategoryOpen(item, holdsPath));
  }, [item, holdsPath]);
  const showLink = item.href !== undefined && (!item.linkUnlisted || item.href === path);
  // Readers without scripts get into a closed category by its first page, which lists the others.
  const first = pagesIn(item).find(({ href }) => href !== item.href);
  const isWhole = open || !isLong || !first;
  return (
    <li>
      <details
        ref={details}
        open={open}
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
