import type { MouseEvent } from "react";
import { search } from "#texts/search";
import styles from "@/components/ui/paging.module.css";
import { isUnmodifiedPress } from "@/components/ui/press";
import { addressOf, type SearchView } from "./search-address";

type Props = { view: SearchView; last: number; onOpen: (page: number) => void };

/** Links to the other pages of results; real URLs, opened without a reload. */
export function Paging({ view, last, onOpen }: Props) {
  if (last < 2) return null;
  const open = (page: number) => (event: MouseEvent) => {
    if (!isUnmodifiedPress(event)) return;
    event.preventDefault();
    onOpen(page);
  };
  const href = (page: number) => addressOf({ ...view, page });
  return (
    <nav className={styles.paging} aria-label={search.pagesOfResults}>
      {view.page > 1 && (
        <a href={href(view.page - 1)} onClick={open(view.page - 1)}>
          {search.previous}
        </a>
      )}
      <ol>
        {pageNumbers(view.page, last).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === undefined ? (
              "…"
            ) : (
              <a
                href={href(page)}
                onClick={open(page)}
                aria-label={search.page(page)}
                aria-current={page === view.page ? "page" : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {view.page < last && (
        <a href={href(view.page + 1)} onClick={open(view.page + 1)}>
          {search.next}
        </a>
      )}
    </nav>
  );
}

/** Page numbers to offer around the current one, with `undefined` for a gap: 1 … 4 5 6 … 12. */
export function pageNumbers(current: number, last: number): (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : [undefined, page];
  });
}
