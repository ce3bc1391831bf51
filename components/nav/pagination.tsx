import { pages } from "#texts/pages";
import { SiteLink } from "@/components/ui/site-link";
import { titleLanguage } from "@/lib/nav/editions";
import type { PageLink } from "@/lib/types";
import styles from "./pagination.module.css";

/** Links to the previous and the next page, in sidebar order. */
export function Pagination({ previous, next }: { previous?: PageLink; next?: PageLink }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pagination} aria-label={pages.neighbors.name}>
      {previous && (
        <SiteLink href={previous.href} rel="prev">
          <span>{pages.neighbors.previous}</span>
          <Label {...previous} />
        </SiteLink>
      )}
      {next && (
        <SiteLink href={next.href} rel="next" data-next>
          <span>{pages.neighbors.next}</span>
          <Label {...next} />
        </SiteLink>
      )}
    </nav>
  );
}

function Label({ label, untranslated }: PageLink) {
  return untranslated ? <bdi {...titleLanguage({ untranslated })}>{label}</bdi> : label;
}
