"use client";

import { shell } from "#texts/shell";
import { SiteLink } from "@/components/ui/site-link";
import { flattenSidebar } from "@/lib/nav/flatten";
import { manifest } from "@/lib/nav/manifest";
import { standaloneSection } from "@/lib/nav/standalone-pages";
import type { Sidebars } from "@/lib/types";
import styles from "./all-pages.module.css";
import { ItemTree } from "./item-tree";

const { sidebars, standalonePages, hasBlog } = manifest;
const sections = { ...sidebars, other: standaloneSection(standalonePages, hasBlog) };

/**
 * The list of all pages by section. It is a client component so that payloads only reference it: the list comes from the
 * manifest, which the sidebar has loaded anyway.
 */
export function AllPages() {
  return <SiteMap sidebars={sections} />;
}

/** Every section with all of its pages, as a human-readable sitemap. Sections expand individually, without scripts. */
export function SiteMap({ sidebars }: { sidebars: Sidebars }) {
  return (
    <nav className={styles.map} aria-labelledby="all-pages">
      <h2 id="all-pages">{shell.allPages}</h2>
      {Object.entries(sidebars).map(([id, { label, items }]) => (
        <details key={id}>
          <summary>
            {label} <small>{shell.pageCount(flattenSidebar(items).length)}</small>
          </summary>
          <ItemTree items={items} draw={drawItem} />
        </details>
      ))}
    </nav>
  );
}

const drawItem = (label: string, href?: string) => (href ? <SiteLink href={href}>{label}</SiteLink> : <b>{label}</b>);
