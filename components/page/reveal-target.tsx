"use client";

import { useEffect } from "react";
import { namedPlace } from "@/components/nav/named-place";
import { useSitePath } from "@/components/nav/use-site-path";

/** Opens what is folded around the place that the address names, in browsers that do not do so themselves. */
export function RevealTarget() {
  const path = useSitePath();
  // Browsers do not say that a hash has come with another page.
  useEffect(() => {
    const reveal = () => {
      const target = namedPlace();
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
