import { pages as texts } from "#texts/pages";
import styles from "@/components/ui/paging.module.css";
import { SiteLink } from "@/components/ui/site-link";
import { listPath } from "@/lib/blog/lists";

/** Pagination of the list of posts, with links to newer and older posts. */
export function Paging({ page, count }: { page: number; count: number }) {
  if (count < 2) return null;
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <nav className={styles.paging} aria-label={texts.blog.pages}>
      {page > 1 && (
        <SiteLink href={listPath(page - 1)} rel="prev">
          {texts.blog.newer}
        </SiteLink>
      )}
      <ol>
        {pages.map((number) => (
          <li key={number}>
            <SiteLink
              href={listPath(number)}
              aria-label={texts.blog.pageNumber(number)}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </SiteLink>
          </li>
        ))}
      </ol>
      {page < count && (
        <SiteLink href={listPath(page + 1)} rel="next">
          {texts.blog.older}
        </SiteLink>
      )}
    </nav>
  );
}
