import type { MouseEvent, ReactNode } from "react";
import { useSitePath } from "@/components/nav/use-site-path";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { SearchIcon } from "../search-icon";
import { Marked } from "./marked";
import type { Row } from "./rows";
import { rowElementId } from "./use-active-row";

const icons = { section: "heading", term: "term", question: "question" } as const;

type Props = {
  row: Row;
  isActive: boolean;
  onActivate: () => void;
  onFollow: (event: MouseEvent) => void;
  /** Further cells of the row. */
  children?: ReactNode;
};

/** One row of the results: a real link, so that a new tab, the context menu and prefetching work as everywhere. */
export function Hit({ row, isActive, onActivate, onFollow, children }: Props) {
  const { id, href, kind, title, snippet, page, isChild } = row;
  const path = useSitePath();
  // A place of the page on screen is the browser's own business: it opens what is folded around it, marks it and takes the keyboard there.
  const address = href.startsWith(`${path}#`) ? href.slice(path.length) : href;
  return (
    <div
      role="row"
      tabIndex={-1}
      className={`DocSearch-Hit ${isChild ? "DocSearch-Hit--Child" : ""}`}
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onActivate}
      onFocus={onActivate}
    >
      <div role="gridcell" tabIndex={-1} id={rowElementId(id)}>
        <SiteLink href={address} className="DocSearch-Hit-Container" onClick={onFollow}>
          <span className="DocSearch-Hit-icon">
            {kind === "page" ? <Icon name="note" /> : <SearchIcon name={icons[kind]} />}
          </span>
          <span className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              <Marked parts={title} />
            </span>
            {!isChild && page && <span className="DocSearch-Hit-page">{page}</span>}
            {snippet.length > 0 && (
              <span className="DocSearch-Hit-path">
                <Marked parts={snippet} />
              </span>
            )}
          </span>
          <span className="DocSearch-Hit-action">
            <SearchIcon name="enter" size={18} />
          </span>
        </SiteLink>
      </div>
      {children}
    </div>
  );
}
