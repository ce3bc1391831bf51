"use client";

import { useEffect } from "react";
import { hashTarget } from "@/components/nav/hash-target";
import { useSitePath } from "@/components/nav/use-site-path";

/** Opens what is folded around the place that the address names, in browsers that do not do so themselves. */
export function RevealTarget() {
  const path = useSitePath();
  // Browsers do not say that a hash has come with another page.
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
