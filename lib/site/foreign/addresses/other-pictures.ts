import { existsSync } from "node:fs";
import { basename, dirname, join, posix, relative, sep } from "node:path";
import { isMedia } from "../../../media.mjs";
import { absoluteAddress } from "../../../page/remark-relative";
import { decode } from "../../../paths";
import type { DocSource } from "../../../types";
import type { ContentPlace } from "../../place";

/** The folder of a tree, and those whose files are served. */
export type TreePlace = Pick<ContentPlace, "folder" | "label" | "staticFolders">;

/**
 * Finds media that a page links relative to a folder named for its file, as trailing-slash addresses resolve in Hugo and Jekyll, or in a
 * folder of its project outside of the tree, as in Astro, or under its name in another form of Unicode, as on macOS. Maps the address
 * relative to the file to the actual one, only where there is no file at the former.
 */
export function otherPictures(
  { links = [], base }: NonNullable<DocSource["foreign"]>,
  file: string,
  { folder: tree, staticFolders }: TreePlace,
): Record<string, string> {
  const below = posix.join(base, basename(file).replace(/\.mdx?$/, ""));
  const isThere = (address: string) => existsSync(join(tree, address));
  return Object.fromEntries(
    links.flatMap((link) => {
      if (!isMedia(link) || /^(?:\/|@\/|[a-z][\w+.-]*:)/i.test(link)) return [];
      const [here = "", there = ""] = [base, below].map((from) => decode(absoluteAddress(link, from)));
      if (isThere(here)) return [];
      const [inForm] = ["NFC", "NFD"].map((form) => here.normalize(form)).filter(isThere);
      const address =
        inForm ?? (isThere(there) ? there : addressOutside(decode(link), join(tree, base), staticFolders));
      return address === undefined ? [] : [[here, address]];
    }),
  );
}

/**
 * The address of a file in one of the folders, given by its path from the page, or as `~/assets/a.png` by that from the source in Astro,
 * or from the top of the tree in DocFX; undefined where an earlier folder has another file for that address.
 */
function addressOutside(link: string, from: string, folders: readonly string[]): string | undefined {
  return folders
    .flatMap((folder, index) => {
      const own = link.startsWith("~/")
        ? [dirname(folder), folder].map((top) => join(top, link.slice(2)))
        : [join(from, link)];
      const path = own.find((file) => existsSync(file)) ?? "";
      const name = relative(folder, path);
      const isTaken = folders.slice(0, index).some((earlier) => existsSync(join(earlier, name)));
      return path.startsWith(folder + sep) && !isTaken ? [`/${name.replaceAll(sep, "/")}`] : [];
    })
    .at(0);
}
