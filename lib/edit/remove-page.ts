import { join } from "node:path";
import { counted } from "../issues";
import { listFiles } from "../list-files";
import { isReserved } from "../nav/reserved";
import { isExternal, isSecureAddress, pathOf, splitHref } from "../paths";
import { removeLabels, stringsLost } from "./edit-labels";
import { addRedirects } from "./edit-redirects";
import { removeEntries, sidebarStartingAt } from "./edit-sidebars";
import { EditError, FileChanges } from "./file-changes";
import type { Edit } from "./move-pages";
import { findPageFile, isDraft, isFolder, parseAddress, requirePageFile, translationsOf } from "./pages";
import { describeStalePatterns, findStalePatterns } from "./stale-patterns";
import { updateReferences } from "./update-references";

/**
 * Plans to remove a page and its translations. Links to it are changed to `other`, an address with or without an anchor, here or on
 * another site.
 * @throws EditError when one of the two is not a page, both are the same, or a sidebar starts at the page.
 */
export function removePage(root: string, named: string, other: string): Edit {
  const address = parseAddress(named);
  if (findPageFile(root, address) === undefined && isFolder(root, address))
    throw new EditError(
      `"${address}" is a folder. Remove its pages one at a time: each can redirect to a different page.`,
    );
  const file = requirePageFile(root, address);
  const path = pathOf(file);
  const to = parseTarget(root, other);
  if (splitHref(to).path === path)
    throw new EditError(`"${path}" cannot replace itself. Name another page after --to.`);
  const changes = new FileChanges(root);
  const sidebars = changes.read("sidebars.ts") ?? "";
  const started = sidebarStartingAt(sidebars, path);
  if (started)
    throw new EditError(
      `The sidebar "${started}" starts at "${path}". Give the sidebar another href in sidebars.ts first.`,
    );
  changes.write("sidebars.ts", removeEntries(sidebars, path));
  dropLabels(root, changes, sidebars);
  for (const gone of [`content/${file}`, ...translationsOf(root, file)]) changes.remove(gone);
  const moved = { addresses: new Map([[path, to]]), isRemoved: true };
  const { count, keys } = updateReferences(root, changes, moved);
  const drafts = new Set(isDraft(root, file) ? [path] : []);
  changes.write("redirects.ts", addRedirects(changes.read("redirects.ts") ?? "", moved, drafts));
  return {
    changes,
    messages: [
      `Removed "${path}"; links in ${counted(count, "file")} now lead to "${to}".`,
      `Review the sentences around these links: git diff -U0 -G'${to}'`,
      ...(keys.length > 0
        ? [`Settings and tables that name the page were left for you to change: ${keys.join(", ")}`]
        : []),
      ...describeStalePatterns(findStalePatterns(root, changes, moved)),
    ],
  };
}

/** The address to lead to instead. @throws EditError when it is neither a page nor at another site that uses https. */
function parseTarget(root: string, other: string): string {
  if (isSecureAddress(other)) return other;
  if (isExternal(other))
    throw new EditError(`"${other}" cannot replace a page. Name a page, or an address that starts with https://.`);
  const [page = "", hash] = other.split("#");
  const path = parseAddress(page);
  // The check after the edit finds out whether the site makes such a page.
  if (!isReserved(path)) requirePageFile(root, path);
  return hash === undefined ? path : `${path}#${hash}`;
}

/** Removes translations of labels that are no longer used, given the text of `sidebars.ts` `before` the removal. */
function dropLabels(root: string, changes: FileChanges, before: string): void {
  const older = listFiles(join(root, "content")).files.filter((file) => /^_versions\/[^/]+\/sidebars\.ts$/.test(file));
  const lists = ["lib/product/settings.ts", ...older.map((file) => `content/${file}`)];
  const others = lists.flatMap((file) => changes.read(file) ?? []);
  const lost = stringsLost(before, changes.read("sidebars.ts") ?? "", others);
  for (const file of translationsOf(root, "labels.ts"))
    changes.write(file, removeLabels(changes.read(file) ?? "", lost));
}
