import { existsSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { isMedia } from "../../media.mjs";
import { absoluteAddress } from "../../page/remark-relative";
import { decode } from "../../paths";
import type { DocSource } from "../../types";

/**
 * Pictures that a page links from a folder with the name of its file, as its address with a slash at the end has it in Hugo and Jekyll:
 * where they are, by where they would be if links started from the file. Only those that are there and not here.
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
