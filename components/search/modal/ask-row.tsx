import { search as strings } from "#texts/search";
import { Icon } from "@/components/ui/icon";
import { Hits } from "./hits";
import { rowElementId } from "./use-active-row";

/** Id of the row that leads to question mode. */
export const askRowId = "ask";

type Props = { query: string; isActive: boolean; onActivate: () => void; onAsk: () => void };

/** Asks what has been typed, or opens question mode when nothing has. */
export function AskRow({ query, isActive, onActivate, onAsk }: Props) {
  return (
    <Hits name={strings.askGroup}>
      <div
        role="row"
        tabIndex={-1}
        className="DocSearch-Hit DocSearch-Hit--AskAI"
        aria-selected={isActive}
        onPointerMove={isActive ? undefined : onActivate}
        onFocus={onActivate}
      >
        <div role="gridcell" tabIndex={-1} id={rowElementId(askRowId)}>
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
        </div>
      </div>
    </Hits>
  );
}
