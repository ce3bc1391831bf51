import { search as strings } from "#texts/search";
import { Icon } from "@/components/ui/icon";
import { SearchIcon } from "../search-icon";
import { Hit } from "./hit";
import { Hits } from "./hits";
import type { RowsProps } from "./results-screen";
import type { Row } from "./rows";
import type { StoredKind, StoredSearch, StoredSearches } from "./stored-searches";

type Props = RowsProps & {
  stored: StoredSearches;
  onPin: (entry: StoredSearch) => void;
  onRemove: (kind: StoredKind, entry: StoredSearch) => void;
};

const kinds = ["pinned", "recent"] as const;

/** Rows of the stored searches, pinned first. */
export function storedRows(stored: StoredSearches): Row[] {
  return kinds.flatMap((kind) => stored[kind].map((entry) => toRow(kind, entry)));
}

/** The list's name prefixes the row id, so that ids are unique across both lists; it must be removed before an entry is stored again. */
function toRow(kind: StoredKind, { objectID, url, hierarchy, language }: StoredSearch): Row {
  const isPage = !hierarchy.lvl2;
  return {
    id: `${kind}:${objectID}`,
    href: url,
    kind: isPage ? "page" : "section",
    title: [{ text: hierarchy.lvl2 ?? hierarchy.lvl1 }],
    snippet: [],
    page: isPage ? undefined : hierarchy.lvl1,
    ...(language && { language }),
    isChild: false,
  };
}

/** Pinned and recent searches, with buttons to pin and remove them. */
export function StoredScreen({ stored, active, onActivate, onFollow, onPin, onRemove }: Props) {
  return kinds
    .filter((kind) => stored[kind].length > 0)
    .map((kind) => (
      <Hits
        key={kind}
        name={strings[kind]}
        icon={kind === "pinned" ? <SearchIcon name="pin" size={18} /> : <Icon name="clock" size={18} />}
      >
        {stored[kind].map((entry) => {
          const row = toRow(kind, entry);
          return (
            <Hit
              key={row.id}
              row={row}
              isActive={row.id === active}
              onActivate={() => onActivate(row.id)}
              onFollow={(event) => onFollow({ ...row, id: entry.objectID }, entry.hierarchy.lvl0, event)}
            >
              {kind === "recent" && (
                <Action label={strings.pin} onPress={() => onPin(entry)}>
                  <SearchIcon name="pin" size={16} />
                </Action>
              )}
              <Action
                label={kind === "recent" ? strings.removeRecent : strings.removePinned}
                onPress={() => onRemove(kind, entry)}
              >
                <Icon name="close" size={16} />
              </Action>
            </Hit>
          );
        })}
      </Hits>
    ));
}

function Action({ label, onPress, children }: { label: string; onPress: () => void; children: React.ReactNode }) {
  return (
    <div role="gridcell" tabIndex={-1} className="DocSearch-Hit-action">
      <button type="button" className="DocSearch-Hit-action-button" aria-label={label} onClick={onPress}>
        {children}
      </button>
    </div>
  );
}
