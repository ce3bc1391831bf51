import { pages as texts } from "#texts/pages";
import { LabeledSection } from "@/components/layout/labeled-section";
import { SiteLink } from "@/components/ui/site-link";
import { titleLanguage } from "@/lib/nav/editions";
import type { TaggedSection } from "@/lib/nav/tags";
import styles from "./tagged-pages.module.css";

/** The pages about one topic, grouped by section of the site. */
export function TaggedPages({ sections }: { sections: readonly TaggedSection[] }) {
  return sections.map(({ id, label, pages }) => (
    <LabeledSection key={id} id={id} label={label} note={texts.pageCount(pages.length)}>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.doc.path} {...titleLanguage(page)}>
            <SiteLink href={page.doc.path}>{page.frontMatter.title}</SiteLink>
            <p>{page.frontMatter.description}</p>
          </li>
        ))}
      </ul>
    </LabeledSection>
  ));
}
