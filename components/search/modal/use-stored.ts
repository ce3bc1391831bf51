import { useState } from "react";
import { indexName } from "@/lib/search/config";
import { plainText, type Row } from "./rows";
import {
  addRecent,
  pin,
  readStored,
  remove,
  type StoredKind,
  type StoredSearch,
  type StoredSearches,
  writeStored,
} from "./stored-searches";

/** Recent and pinned results, and what the reader can do with them. */
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

function toStored({ id, href, kind, title, page }: Row, group: string): StoredSearch {
  const name = plainText(title);
  const isPage = kind === "page";
  return {
    objectID: id,
    type: isPage ? "lvl1" : "lvl2",
    url: href,
    hierarchy: { lvl0: group, lvl1: isPage ? name : (page ?? name), lvl2: isPage ? null : name },
    content: null,
  };
}
