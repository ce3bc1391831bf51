"use client";

import { useEffect } from "react";
import { hashTarget } from "@/components/nav/hash-target";
import { useSitePath } from "@/components/nav/use-site-path";

/** Opens the closed `<details>` around the hash's target, in browsers that do not do so themselves. */
export function RevealTarget() {
  const path = useSitePath();
  // Browsers fire no hashchange event for a hash that comes with a client-side navigation.
  useEffect(() => {
    const reveal = () => {
      const target = hashTarget();
      const folded = target?.parentElement?.closest("details:not([open])");
      if (!target || !folded) return;
      folded.setAttribute("open", "");
      target.scrollIntoView();
    };
    reveal();
    addEventListener("hashchange", reveal);
    return () => removeEventListener("hashchange", reveal);
  }, [path]);
  return null;
}
