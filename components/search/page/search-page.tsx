"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { search as strings } from "#texts/search";
import { getSearch } from "../client/clients";
import { ErrorScreen, NoResultsScreen } from "../modal/screens";
import { type SearchState, useSearch } from "../modal/use-search";
import { SearchForm } from "../search-form";
import "../styles/results.css";
import { Filters } from "./filters";
import { Paging } from "./paging";
import { Result } from "./result";
import styles from "./search-page.module.css";
import { useView } from "./use-view";

/** Matching pages per page of results. */
const pageSize = 10;

/** Maximum number of sections listed for each of them. */
const sectionLimit = 15;

/** All results of a query, with filters and pagination; its whole state is in the URL. */
export function SearchPage() {
  const { view, query, wasFocused, type, go, correctPage } = useView();
  const field = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const { group, tag, page } = view;
  const from = (page - 1) * pageSize;
  const facets = { ...(group && { group }), ...(tag && { tag }) };
  const request = { query: view.query, ...facets, from, size: pageSize, sections: sectionLimit };
  const state = useSearch(getSearch, request, "in place");
  const answer = state.screen === "results" || state.screen === "empty" ? state.answer : undefined;
  const last = Math.max(1, Math.ceil((answer?.pageCount ?? 0) / pageSize));
  const isBeyond = "answer" in state && state.isCurrent && state.answer.isComplete && page > last;
  useLayoutEffect(() => {
    if (wasFocused) field.current?.focus();
  }, [wasFocused]);
  // A page number beyond the last would show nothing, so the last page is shown instead.
  useEffect(() => {
    if (isBeyond) correctPage(last);
  }, [isBeyond, correctPage, last]);
  const openPage = (next: number) => {
    go({ page: next });
    summary.current?.focus();
  };
  return (
    <div data-waiting={state.screen === "waiting" || undefined}>
      <SearchForm
        isLabeled={false}
        ref={field}
        value={query}
        onChange={(event) => type(event.target.value)}
        onSubmit={(event) => {
          event.preventDefault();
          go({});
        }}
      />
      {answer && (answer.count > 0 || group || tag) && (
        <Filters view={view} groups={answer.groups} tagCounts={answer.tags} onChange={go} />
      )}
      <p
        ref={summary}
        role="status"
        tabIndex={-1}
        className={state.screen === "empty" ? "visually-hidden" : styles.count}
      >
        {summaryOf(state)}
      </p>
      {state.screen === "error" && <ErrorScreen />}
      {state.screen === "empty" && <NoResultsScreen query={state.answer.query} />}
      {state.screen === "results" && (
        <>
          <ol start={from + 1} aria-busy={!state.isCurrent}>
            {state.answer.pages.map((hit) => (
              <Result key={hit.id} hit={hit} />
            ))}
          </ol>
          <Paging view={view} last={last} onOpen={openPage} />
        </>
      )}
    </div>
  );
}

function summaryOf(state: SearchState): string {
  if ("isLate" in state && state.isLate) return strings.searching;
  if (state.screen === "empty") return `${strings.noResults} ${strings.inQuotes(state.answer.query)}`;
  return state.screen === "results" ? strings.resultsFor(state.answer) : "";
}
