import type { MouseEvent, ReactNode } from "react";
import { search as strings } from "#texts/search";
import { Icon } from "@/components/ui/icon";
import { FoundLink } from "../found-link";
import { SearchIcon } from "../search-icon";
import { Hits } from "./hits";
import { Marked } from "./marked";
import type { Row } from "./rows";
import { rowElementId } from "./use-active-row";

const icons = { section: "heading", term: "term", question: "question" } as const;

type RowState = { isActive: boolean; onActivate: () => void };
type HitProps = RowState & {
  row: Row;
  onFollow: (event: MouseEvent) => void;
  /** Additional cells of the row. */
  children?: ReactNode;
};

/** One result row: a real link, so that new tabs, the context menu and prefetching work as usual. */
export function Hit({ row, onFollow, children, ...state }: HitProps) {
  const { id, href, kind, title, snippet, page, language, isChild } = row;
  const link = (
    <FoundLink href={href} className="DocSearch-Hit-Container" onClick={onFollow}>
      <span className="DocSearch-Hit-icon">
        {kind === "page" ? <Icon name="note" /> : <SearchIcon name={icons[kind]} />}
      </span>
      <span className="DocSearch-Hit-content-wrapper" lang={language} dir="auto">
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
    </FoundLink>
  );
  return (
    <GridRow id={id} variant={isChild ? "DocSearch-Hit--Child" : ""} content={link} {...state}>
      {children}
    </GridRow>
  );
}

/** Id of the row that opens question mode. */
export const askRowId = "ask";

/** Asks the typed question, or opens question mode when nothing has been typed. */
export function AskRow({ query, onAsk, ...state }: RowState & { query: string; onAsk: () => void }) {
  const button = (
    <button type="button" className="DocSearch-Hit-Container" onClick={onAsk}>
      <span className="DocSearch-Hit-icon">
        <Icon name="sparkle" />
      </span>
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          {strings.ask}
          {query && (
            <>
              : <strong>{query}</strong>
            </>
          )}
        </span>
      </span>
    </button>
  );
  return (
    <Hits name={strings.askGroup}>
      <GridRow id={askRowId} variant="DocSearch-Hit--AskAI" content={button} {...state} />
    </Hits>
  );
}

type RowProps = RowState & { id: string; variant: string; content: ReactNode; children?: ReactNode };

/** A selectable row of the grid: the cell with its content, and any additional cells. */
function GridRow({ id, variant, content, isActive, onActivate, children }: RowProps) {
  return (
    <div
      role="row"
      tabIndex={-1}
      className={`DocSearch-Hit ${variant}`}
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onActivate}
      onFocus={onActivate}
    >
      <div role="gridcell" tabIndex={-1} id={rowElementId(id)}>
        {content}
      </div>
      {children}
    </div>
  );
}
