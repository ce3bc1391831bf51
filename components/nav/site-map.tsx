import { shell } from "#texts/shell";
import { SiteLink } from "@/components/ui/site-link";
import { flattenSidebar } from "@/lib/nav/flatten";
import type { SidebarItem, Sidebars } from "@/lib/types";
import styles from "./site-map.module.css";

/** Every section with all of its pages, for readers who lost their way. Sections open one by one, without scripts. */
export function SiteMap({ sidebars }: { sidebars: Sidebars }) {
  return (
    <nav className={styles.map} aria-labelledby="all-pages">
      <h2 id="all-pages">{shell.allPages}</h2>
      {Object.entries(sidebars).map(([id, { label, items }]) => (
        <details key={id}>
          <summary>
            {label} <small>{shell.pageCount(flattenSidebar(items).length)}</small>
          </summary>
          <Pages items={items} />
        </details>
      ))}
    </nav>
  );
}

function Pages({ items }: { items: readonly SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) =>
        item.type === "category" ? (
          <li key={item.label}>
            {item.href && !item.linkUnlisted ? <SiteLink href={item.href}>{item.label}</SiteLink> : <b>{item.label}</b>}
            <Pages items={item.items} />
          </li>
        ) : (
          !item.unlisted && (
            <li key={item.href}>
              <SiteLink href={item.href}>{item.label}</SiteLink>
            </li>
          )
        ),
      )}
    </ul>
  );
}
