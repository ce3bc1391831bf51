import { useState } from "react";
import { browserStorage, readStoredList } from "@/lib/browser-storage";
import { isSitePath } from "@/lib/paths";
import { indexName } from "@/lib/search/config";
import { plainText, type Row } from "./rows";

/**
 * A visited result in DocSearch's local storage format, so that histories of other DocSearch versions stay readable, with the language of
 * its names where it is not the edition's.
 */
export type StoredSearch = {
  objectID: string;
  type: "lvl1" | "lvl2";
  url: string;
  hierarchy: { lvl0: string; lvl1: string; lvl2: string | null };
  content: null;
  language?: string;
};

/** Maximum number of entries; fewer recent ones once any are pinned. */
const storedLimits = { recent: 7, recentWithPinned: 4, pinned: 10 } as const;

const keys = {
  recent: (index: string) => `__DOCSEARCH_RECENT_SEARCHES__${index}`,
  pinned: (index: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${index}`,
};
/** Name of one of the two lists. */
export type StoredKind = keyof typeof keys;
/** Both lists, newest first. */
export type StoredSearches = Record<StoredKind, StoredSearch[]>;

/** Recent and pinned results of one index; empty where storage is unavailable. */
export function readStored(index: string): StoredSearches {
  return { recent: readStoredList(keys.recent(index), isStored), pinned: readStoredList(keys.pinned(index), isStored) };
}

/** Validates an entry; only site paths and http(s) URLs are accepted. */
function isStored(value: unknown): value is StoredSearch {
  if (typeof value !== "object" || value === null) return false;
  const { objectID, url, hierarchy, language = "" } = value as Partial<StoredSearch>;
  if (typeof objectID !== "string" || typeof url !== "string" || !(isSitePath(url) || /^https?:[^\t\n\r]*$/.test(url)))
    return false;
  if (typeof hierarchy !== "object" || hierarchy === null || typeof language !== "string") return false;
  const { lvl0, lvl1, lvl2 } = hierarchy;
  return typeof lvl0 === "string" && typeof lvl1 === "string" && typeof (lvl2 ?? "") === "string";
}

/** Puts a visited result first in the recent ones; a pinned one stays where it is. */
export function addRecent({ recent, pinned }: StoredSearches, visited: StoredSearch): StoredSearches {
  if (pinned.some(({ objectID }) => objectID === visited.objectID)) return { recent, pinned };
  const limit = pinned.length > 0 ? storedLimits.recentWithPinned : storedLimits.recent;
  return { recent: [visited, ...without(recent, visited)].slice(0, limit), pinned };
}

/** Moves a recent result to the pinned ones. */
export function pin({ recent, pinned }: StoredSearches, chosen: StoredSearch): StoredSearches {
  return {
    recent: without(recent, chosen),
    pinned: [chosen, ...without(pinned, chosen)].slice(0, storedLimits.pinned),
  };
}

/** Removes a result from one of the lists. */
export function remove(stored: StoredSearches, kind: StoredKind, chosen: StoredSearch): StoredSearches {
  return { ...stored, [kind]: without(stored[kind], chosen) };
}

const without = (list: readonly StoredSearch[], { objectID }: StoredSearch) =>
  list.filter((entry) => entry.objectID !== objectID);

/** Stores both lists; where storage is blocked, they last as long as the modal. */
export function writeStored(index: string, stored: StoredSearches): void {
  browserStorage.set(keys.recent(index), JSON.stringify(stored.recent));
  browserStorage.set(keys.pinned(index), JSON.stringify(stored.pinned));
}

/** Recent and pinned results, with the actions that change them. */
export function useStored() {
  const [stored, setStored] = useState(() => readStored(indexName));
  const change = (next: StoredSearches) => {
    writeStored(indexName, next);
    setStored(next);
  };
  return {
    stored,
    visit: (row: Row, group: string) => change(addRecent(stored, toStored(row, group))),
    pin: (entry: StoredSearch) => change(pin(stored, entry)),
    remove: (kind: StoredKind, entry: StoredSearch) => change(remove(stored, kind, entry)),
  };
}

function toStored({ id, href, kind, title, page, language }: Row, group: string): StoredSearch {
  const name = plainText(title);
  const isPage = kind === "page";
  return {
    objectID: id,
    type: isPage ? "lvl1" : "lvl2",
    url: href,
    hierarchy: { lvl0: group, lvl1: isPage ? name : (page ?? name), lvl2: isPage ? null : name },
    content: null,
    ...(language && { language }),
  };
}
