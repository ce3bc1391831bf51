import { pageAnchor } from "@/lib/nav/print-anchors";
import { site } from "@/lib/site";
import type { Sidebar, SidebarItem } from "@/lib/types";
import { PrintControls } from "./print-controls";
import styles from "./print-document.module.css";

type Props = {
  id: string;
  section: Sidebar;
  pages: number /** Day of the newest change, if known. */;
  changed?: string;
};

/** A section as one document: cover, contents and a place that the build fills with the section's pages. */
export function PrintDocument({ id, section, pages, changed }: Props) {
  return (
    <div className={styles.document}>
      <header className={styles.cover}>
        <p>{site.title} documentation</p>
        <h1>{section.label}</h1>
        <p>
          {pages} pages from <a href={section.href}>{`${site.url}${section.href}`}</a>
          {changed && <>, last changed on {changed}</>}
        </p>
        <PrintControls />
      </header>
      <nav className={styles.contents} aria-label="Contents">
        <h2>Contents</h2>
        <Entries items={section.items} />
      </nav>
      <div className={styles.pages} data-print-pages={id} dangerouslySetInnerHTML={{ __html: "" }} />
    </div>
  );
}

function Entries({ items }: { items: readonly SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) =>
        item.type === "category" ? (
          <li key={item.label}>
            <b>
              {item.href && !item.linkUnlisted ? <a href={`#${pageAnchor(item.href)}`}>{item.label}</a> : item.label}
            </b>
            <Entries items={item.items} />
          </li>
        ) : (
          !item.unlisted && (
            <li key={item.href}>
              <a href={`#${pageAnchor(item.href)}`}>{item.label}</a>
            </li>
          )
        ),
      )}
    </ul>
  );
}
