"use client";

import { useEffect } from "react";
import { restartEngine } from "@/components/search/client/engine";

/** The revision that this tab knew last, on whichever page. */
let known: number | undefined;

/** While authoring: search and Ask read the index anew when `revision` changes. */
export function RenewSearch({ revision }: { revision: number }) {
  useEffect(() => {
    if (known !== undefined && known !== revision) restartEngine();
    known = revision;
  }, [revision]);
  return null;
}
