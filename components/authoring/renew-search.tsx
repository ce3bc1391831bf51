"use client";

import { useEffect, useRef } from "react";
import { restartEngine } from "@/components/search/client/engine";

/** While authoring: search and Ask forget the index that they have read once `revision` says that another one would be made. */
export function RenewSearch({ revision }: { revision: number }) {
  const known = useRef(revision);
  useEffect(() => {
    if (known.current === revision) return;
    known.current = revision;
    restartEngine();
  }, [revision]);
  return null;
}
