import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import { search as strings } from "#texts/search";
import { isUnmodifiedPress } from "@/components/ui/press";
import { queryLimit } from "@/lib/search/config";
import { getSearch } from "../client/clients";
import { Footer } from "./footer";
import { AskRow, askRowId } from "./hit";
import { Grid } from "./hits";
import { ResultsScreen, SeeAll } from "./results-screen";
import { type Row, rowsPerPage, toRowGroups } from "./rows";
import { ErrorScreen, NoResultsScreen, StartScreen, WaitingScreen } from "./screens";
import { SearchBox } from "./search-box";
import { StoredScreen, storedRows } from "./stored-screen";
import { useStored } from "./stored-searches";
import { useActiveRow } from "./use-active-row";
import { type SearchState, useSearch } from "./use-search";

/** Number of matching pages the modal requests; it shows the best rows of them. */
const pageLimit = 10;

type Props = {
  query: string;
  /** The reader has already started typing: the caret goes to the end. Otherwise the query is selected, so that typing replaces it. */
  isTyped: boolean;
  onQuery: (query: string) => void;
  onAsk: (question: string) => void;
  onClose: () => void;
  /** Announces a text to screen readers. */
  onAnnounce: (text: string) => void;
};

/** Keyword search: the search box, the rows below it, and keyboard navigation. */
export function KeywordMode({ query, isTyped, onQuery, onAsk, onClose, onAnnounce }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const state = useSearch(getSearch, { query, from: 0, size: pageLimit, sections: rowsPerPage }, "below");
  const { stored, visit, pin, remove } = useStored();
  const answer = state.screen === "results" ? state.answer : undefined;
  const groups = useMemo(() => (answer ? toRowGroups(answer) : []), [answer]);
  const rows = state.screen === "start" ? storedRows(stored) : groups.flatMap((group) => group.rows);
  // Before the first answer the only row would be the ask row, and keys must not turn a search into a question.
  const ids = state.screen === "waiting" ? [] : [askRowId, ...rows.map((row) => row.id)];
  const isQuestion = query.trim().endsWith("?");
  const preferred = isQuestion ? askRowId : (rows[0]?.id ?? ids[0]);
  const isAwaited = !isQuestion && (state.screen === "waiting" || ("isCurrent" in state && !state.isCurrent));
  const standing = isAwaited ? "awaited" : isQuestion || rows.length > 0 ? "found" : "missing";
  const { active, setActive, onKeyDown } = useActiveRow(query, ids, preferred, standing);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(isTyped ? queryLimit : 0, queryLimit);
  }, [isTyped]);
  const announcement = announcementFor(state);
  useEffect(() => onAnnounce(announcement), [announcement, onAnnounce]);

  const follow = (row: Row, group: string, event: MouseEvent) => {
    visit(row, group);
    if (isUnmodifiedPress(event)) onClose();
  };
  // The buttons of a stored search disappear with their action, so focus moves to the search box.
  const thenType =
    <Args extends unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      action(...args);
      input.current?.focus();
    };
  const common = { active, onActivate: setActive, onFollow: follow };
  return (
    <>
      <header className="DocSearch-SearchBar">
        <SearchBox {...{ input, query, onQuery, onKeyDown, onClose, active }} />
      </header>
      <div className="DocSearch-Dropdown">
        <Grid>
          <AskRow
            query={query.trim()}
            isActive={active === askRowId}
            onActivate={() => setActive(askRowId)}
            onAsk={() => onAsk(query.trim())}
          />
          {state.screen === "start" && (
            <StoredScreen {...common} stored={stored} onPin={thenType(pin)} onRemove={thenType(remove)} />
          )}
          {answer && <ResultsScreen {...common} groups={groups} />}
        </Grid>
        <Message state={state} hasStored={rows.length > 0} />
      </div>
      <Footer>{answer && <SeeAll answer={answer} onFollow={onClose} />}</Footer>
    </>
  );
}

function Message({ state, hasStored }: { state: SearchState; hasStored: boolean }): ReactNode {
  if (state.screen === "start") return hasStored ? null : <StartScreen />;
  if (state.screen === "waiting") return <WaitingScreen />;
  if (state.screen === "empty") return <NoResultsScreen query={state.answer.query} />;
  return state.screen === "error" ? <ErrorScreen /> : null;
}

/** Live region text: that an answer is late, and its result count; the error screen is an alert of its own. */
function announcementFor(state: SearchState): string {
  if ("isLate" in state && state.isLate) return strings.searching;
  if (state.screen === "results") return strings.announce(state.answer);
  return state.screen === "empty" ? `${strings.noResults} ${strings.inQuotes(state.answer.query)}` : "";
}
