"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { shell } from "#texts/shell";
import { hrefsOf, shownItems } from "@/lib/nav/flatten";
import type { SidebarCategory, SidebarItem } from "@/lib/types";
import { isCategoryOpen, rememberCategory, restoreMemory } from "./sidebar-memory";

type Props = { items: readonly SidebarItem[]; path: string };

/** One level of the sidebar. Unlisted entries show only to a reader who stands on them. */
export function SidebarItems({ items, path }: Props) {
  return (
    <ul>
      {shownItems(items, path).map((item) =>
        item.type === "category" ? (
          <Category key={item.label} item={item} path={path} />
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
function Category({ item, path }: { item: SidebarCategory; path: string }) {
  const holdsPath = hrefsOf([item]).includes(path);
  const [open, setOpen] = useState(() => isCategoryOpen(item, holdsPath));
  const [seenPath, setSeenPath] = useState(path);
  if (seenPath !== path) {
    setSeenPath(path);
    if (holdsPath && !open) setOpen(true);
  }
  useEffect(() => {
    restoreMemory();
    if (holdsPath) rememberCategory(item, true);
    setOpen(isCategoryOpen(item, holdsPath));
  }, [item, holdsPath]);
  const showLink = item.href !== undefined && (!item.linkUnlisted || item.href === path);
  return (
    <li>
      <details
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
              <span className="visually-hidden">: {item.label}</span>
            </Link>
          )}
          <SidebarItems items={item.items} path={path} />
        </div>
      </details>
    </li>
  );
}
