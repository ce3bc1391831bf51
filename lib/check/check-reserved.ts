import { isReserved } from "../nav/reserved";
import type { Issue } from "../types";
import type { CheckedSite } from "./types";

/** Finds pages that stand where the site has a page or file of its own; only the home page may be a page. */
export function checkReserved({ routes, madePaths }: CheckedSite): Issue[] {
  return [...routes.values()]
    .filter(({ source: { doc } }) => doc.path !== "/" && (madePaths.includes(doc.path) || isReserved(doc.path)))
    .map(({ source: { file, doc } }) => ({
      severity: "error",
      file,
      message: `"${doc.path}" is an address that the site itself uses.`,
      hint: "Rename the file or its folder.",
    }));
}
