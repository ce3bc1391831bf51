import { isReserved } from "../nav/reserved";
import { isInSection } from "../paths";
import type { Issue } from "../types";
import type { CheckedSite } from "./types";

/** Finds pages that stand where the site has a page, file or edition of its own; only the home page may be a page. */
export function checkReserved({ routes, madePaths, editionPaths }: CheckedSite): Issue[] {
  const isOfEdition = (path: string) => editionPaths.some((base) => isInSection(path, base));
  const isTaken = (path: string) => madePaths.includes(path) || isReserved(path) || isOfEdition(path);
  return [...routes.values()]
    .filter(({ source: { doc } }) => doc.path !== "/" && isTaken(doc.path))
    .map(({ source: { file, doc } }) => ({
      severity: "error",
      file,
      message: `"${doc.path}" is reserved by the site itself.`,
      hint: "Rename the file or its folder.",
    }));
}
