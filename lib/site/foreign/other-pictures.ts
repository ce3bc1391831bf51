import { existsSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { isMedia } from "../../media.mjs";
import { absoluteAddress } from "../../page/remark-relative";
import { decode } from "../../paths";
import type { DocSource } from "../../types";

/**
 * Finds media that a page links relative to a folder named for its file, as trailing-slash addresses resolve in Hugo and Jekyll. Maps the
 * address relative to the file to the actual one, only where the file exists at the latter and not at the former.
 */
export function otherPictures(
  { links = [], base }: NonNullable<DocSource["foreign"]>,
  file: string,
  tree: string,
): Record<string, string> {
  const below = posix.join(base, basename(file).replace(/\.mdx?$/, ""));
  const isThere = (address: string) => existsSync(join(tree, address));
  return Object.fromEntries(
    links.flatMap((link) => {
      if (!isMedia(link) || /^(?:\/|@\/|[a-z][\w+.-]*:)/i.test(link)) return [];
      const [here = "", there = ""] = [base, below].map((from) => decode(absoluteAddress(link, from)));
      return !isThere(here) && isThere(there) ? [[here, there]] : [];
    }),
  );
}
