"use client";

import { useEffect } from "react";
import { restartEngine } from "@/components/search/client/engine";

/** The last revision seen in this tab, across pages. */
let known: number | undefined;

/** In the live preview: restarts the engine of search and Ask when `revision` changes, so that it reloads the index. */
export function RenewSearch({ revision }: { revision: number }) {
  useEffect(() => {
    if (known !== undefined && known !== revision) restartEngine();
    known = revision;
  }, [revision]);
  return null;
}
