import { search } from "#texts/search";
import { SiteLink } from "@/components/ui/site-link";
import type { PageHit } from "@/lib/search/types";
import { Marked } from "../modal/marked";
import styles from "./result.module.css";

/** Number of sections of one page listed before the reader expands the rest. */
const shownSections = 3;

/** One matching page with its matching sections. */
export function Result({ hit: { href, group, language, title, snippet, sections, sectionCount } }: { hit: PageHit }) {
  const [shown, rest] = [sections.slice(0, shownSections), sections.slice(shownSections)];
  return (
    <li className={styles.result}>
      <p className={styles.group}>{group}</p>
      <h2 lang={language} dir="auto">
        <SiteLink href={href}>
          <Marked parts={title} />
        </SiteLink>
      </h2>
      {snippet.length > 0 && (
        <p lang={language} dir="auto">
          <Marked parts={snippet} />
        </p>
      )}
      <Sections sections={shown} language={language} />
      {rest.length > 0 && (
        <details>
          <summary>{search.more(sectionCount - shownSections)}</summary>
          <Sections sections={rest} language={language} />
          {sectionCount > sections.length && (
            <p>
              {search.others(sectionCount - sections.length)}
              <SiteLink href={href}>{search.thePage}</SiteLink>
            </p>
          )}
        </details>
      )}
    </li>
  );
}

function Sections({ sections, language }: Pick<PageHit, "sections" | "language">) {
  if (sections.length === 0) return null;
  return (
    <ul>
      {sections.map(({ id, href, heading, snippet }) => (
        <li key={id} lang={language} dir="auto">
          <SiteLink href={href}>
            <Marked parts={heading} />
          </SiteLink>
          {snippet.length > 0 && (
            <p>
              <Marked parts={snippet} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
