import { pathOf, splitHref } from "../paths";
import { Changes, EditError } from "./changes";
import type { Edit } from "./move-pages";
import { addressOf, existingFile, fileOf, isFolder, translationsOf } from "./pages";
import { addRedirects } from "./redirect-text";
import { removeEntries, sidebarStartingAt } from "./sidebar-text";
import { followMoves } from "./sources";

/**
 * Plans that a page and its translations go; what led to it leads to `other`, an address with or without an anchor.
 * @throws EditError when one of the two is no page, the page would stand for itself, or a sidebar starts there.
 */
export function removePage(root: string, named: string, other: string): Edit {
  const address = addressOf(named);
  if (fileOf(root, address) === undefined && isFolder(root, address))
    throw new EditError(`"${address}" is a folder. Remove its pages one by one: each may lead to another page.`);
  const file = existingFile(root, address);
  const path = pathOf(file);
  const [page = "", hash] = other.split("#");
  const to = hash === undefined ? addressOf(page) : `${addressOf(page)}#${hash}`;
  existingFile(root, splitHref(to).path);
  if (splitHref(to).path === path)
    throw new EditError(`"${path}" cannot stand for itself. Name another page after --to.`);
  const changes = new Changes(root);
  const sidebars = changes.read("sidebars.ts") ?? "";
  const started = sidebarStartingAt(sidebars, path);
  if (started)
    throw new EditError(
      `"${path}" is where the sidebar "${started}" starts. Give it another href in sidebars.ts first.`,
    );
  changes.write("sidebars.ts", removeEntries(sidebars, path));
  for (const gone of [`content/${file}`, ...translationsOf(root, file)]) changes.remove(gone);
  const moved = { addresses: new Map([[path, to]]), isGone: true };
  const { count, keys } = followMoves(root, changes, moved);
  changes.write("redirects.ts", addRedirects(changes.read("redirects.ts") ?? "", moved));
  return {
    changes,
    told: [
      `"${path}" is removed; ${count} files lead to "${to}" now.`,
      `Read the sentences around these links: git diff -U0 -G'${to}'`,
      ...(keys.length > 0
        ? [`What is kept under the name of the page stays, for you to delete: ${keys.join(", ")}`]
        : []),
    ],
  };
}
