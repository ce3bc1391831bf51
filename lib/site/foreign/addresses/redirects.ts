import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ForeignPage } from "../../../authoring/foreign-page";
import { canBeRedirected, fileNameMistake, isReserved } from "../../../nav/reserved";
import type { Redirect } from "../../../types";

/**
 * Redirects from the former addresses of foreign pages. The first page that claims an address gets it; addresses that serve something
 * else, are reserved, or cannot be redirected, such as patterns, are skipped.
 */
export function redirectsIn(pages: readonly ForeignPage[], staticFolders: readonly string[]): Redirect[] {
  const taken = new Set(pages.map(({ source }) => source.doc.path.toLowerCase()));
  const isFree = (from: string) =>
    canBeRedirected(from) &&
    !taken.has(from.toLowerCase()) &&
    !isReserved(from) &&
    !fileNameMistake(from) &&
    !staticFolders.some((folder) => existsSync(join(folder, `${from}.html`)));
  return pages.flatMap(({ aliases = [], source }) =>
    aliases.flatMap((from) => {
      if (!isFree(from)) return [];
      taken.add(from.toLowerCase());
      return [{ from, to: source.doc.path }];
    }),
  );
}
