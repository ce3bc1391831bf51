import type { ReactNode } from "react";
import { pages as edition } from "#texts/pages";
import type { Speaking } from "@/lib/authoring/wording";
import { pages as original } from "@/lib/texts/en/pages";

/** Words of the site within the text of a page, in an element of their own only where the page has another language. */
export function SiteWords({ siteLanguage, children }: Speaking & { children: ReactNode }) {
  if (siteLanguage === undefined) return children;
  return (
    <span lang={siteLanguage} dir="auto">
      {children}
    </span>
  );
}

/** Names of what a page contains, such as a table, which cannot be marked: they are in the language of the page. */
export const namesOn = (siteLanguage: Speaking["siteLanguage"]) => (siteLanguage === undefined ? edition : original);
