import { SiteLink } from "@/components/ui/site-link";
import type { PageLink } from "@/lib/types";
import styles from "./pagination.module.css";

/** The page before and the page after, in the order of the sidebar. */
export function Pagination({ previous, next }: { previous?: PageLink; next?: PageLink }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pagination} aria-label="Previous and next page">
      {previous && (
        <SiteLink href={previous.href} rel="prev">
          <span>Previous</span>
          {previous.label}
        </SiteLink>
      )}
      {next && (
        <SiteLink href={next.href} rel="next" data-next>
          <span>Next</span>
          {next.label}
        </SiteLink>
      )}
    </nav>
  );
}
