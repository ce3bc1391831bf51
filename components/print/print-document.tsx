import { pages as texts } from "#texts/pages";
import { ItemTree } from "@/components/nav/item-tree";
import { fullAddress, withBase } from "@/lib/nav/edition";
import { pageAnchor } from "@/lib/nav/print-anchors";
import type { Sidebar } from "@/lib/types";
import { PrintControls } from "./print-controls";
import styles from "./print-document.module.css";
import { PrintPages } from "./print-pages";

type Props = {
  id: string;
  section: Sidebar;
  pages: number;
  /** Day of the newest change, if known. */
  changed?: string;
};

/** A section as one document: cover, table of contents and an element that the build fills with the section's pages. */
export function PrintDocument({ id, section, pages, changed }: Props) {
  return (
    <div className={styles.document}>
      <header className={styles.cover}>
        <h1>{section.label}</h1>
        <p>{texts.documentation}</p>
        <p>
          {texts.print.from(texts.pageCount(pages))}
          <a href={withBase(section.href)}>{fullAddress(section.href)}</a>
          {changed && texts.print.changed(changed)}
        </p>
        <PrintControls />
      </header>
      <nav className={styles.contents} aria-label={texts.print.contents}>
        <h2>{texts.print.contents}</h2>
        <ItemTree items={section.items} draw={drawItem} />
      </nav>
      <PrintPages id={id} className={styles.pages} />
    </div>
  );
}

function drawItem(label: string, href: string | undefined, isCategory: boolean) {
  const link = href ? <a href={`#${pageAnchor(href)}`}>{label}</a> : label;
  return isCategory ? <b>{link}</b> : link;
}
