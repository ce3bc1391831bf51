import { join } from "node:path";
import { counted } from "../issues";
import { listFiles } from "../list-files";
import { isInSection, isPublished, pathOf } from "../paths";
import { addRedirects, replacedRedirects } from "./edit-redirects";
import { EditError, FileChanges } from "./file-changes";
import {
  findPageFile,
  isDraft,
  isFolder,
  isPage,
  parseAddress,
  parseNewAddress,
  requirePageFile,
  translationsOf,
} from "./pages";
import { describeStalePatterns, findStalePatterns } from "./stale-patterns";
import { updateReferences } from "./update-references";

/** A planned edit: the file changes, messages for the author, and a map from old to new addresses and file names. */
export type Edit = { changes: FileChanges; messages: string[]; renamed?: ReadonlyMap<string, string> };

/**
 * Plans to move a page or a folder of pages with their translations: updates sidebars, links, and anchors, and redirects old addresses.
 * @throws EditError when there is no such page, or the target is taken.
 */
export function movePages(root: string, from: string, to: string): Edit {
  const changes = new FileChanges(root);
  const moved = new Map<string, string>();
  const drafts = new Set<string>();
  const files = new Map<string, string>();
  const move = (file: string, target: string) => {
    changes.move(file, target);
    files.set(file, target);
  };
  for (const [file, target] of filesToMove(root, from, to)) {
    move(`content/${file}`, `content/${target}`);
    for (const translation of translationsOf(root, file))
      move(translation, translation.slice(0, -file.length) + target);
    if (!isPublished(file)) continue;
    requireFree(root, pathOf(target));
    moved.set(pathOf(file), pathOf(target));
    if (isDraft(root, file)) drafts.add(pathOf(file));
  }
  const { count } = updateReferences(root, changes, { addresses: moved }, files);
  const redirects = changes.read("redirects.ts") ?? "";
  const replaced = replacedRedirects(redirects, { addresses: moved }, drafts);
  changes.write("redirects.ts", addRedirects(redirects, { addresses: moved }, drafts));
  const done = [
    `${counted(moved.size, "page")} moved`,
    `${counted(count, "file")} updated`,
    `${counted(moved.size - drafts.size, "redirect")} added`,
  ];
  const stale = findStalePatterns(root, changes, { addresses: moved });
  const messages = [
    `${done.join(", ")}.`,
    ...replaced.map(
      (from) => `"${from}" led to another page until now. It is the address of the moved page from now on.`,
    ),
    ...describeStalePatterns(stale),
  ];
  return { changes, messages, renamed: new Map([...moved, ...files]) };
}

/** @throws EditError when a page has the address, which it may have under another file name. */
function requireFree(root: string, address: string): void {
  const taken = findPageFile(root, address);
  if (taken !== undefined)
    throw new EditError(`"${address}" is already the address of content/${taken}. Choose another one.`);
}

/** Files to move and their targets, relative to `content/`. */
function filesToMove(root: string, from: string, to: string): [file: string, target: string][] {
  const [source, target] = [parseAddress(from), parseNewAddress(to)];
  if (source === target) throw new EditError(`"${source}" is already at that address.`);
  const isFile = /\.\w+$/.test(from);
  // If a page has the same address as a folder, a trailing slash means the folder. The file name of an index page means only that page.
  if (!isFile && isFolder(root, source) && (from.endsWith("/") || !isPage(root, source)))
    return folderToMove(root, source, target);
  const file = requirePageFile(root, source);
  // A target with a trailing slash is the folder to move the page into, as in a shell.
  if (to.endsWith("/")) return filesToMove(root, file, target + source.slice(source.lastIndexOf("/")));
  const extension = file.slice(file.lastIndexOf("."));
  return [
    [file, `${target.slice(1)}${/(^|\/)index\.\w+$/.test(file) && isFolder(root, target) ? "/index" : ""}${extension}`],
  ];
}

function folderToMove(root: string, source: string, target: string): [string, string][] {
  if (isInSection(target, source)) {
    const own = findPageFile(root, source);
    const hint = own ? ` To move only its page, name its file: ${own}.` : "";
    throw new EditError(`"${source}" cannot move to "${target}", which is inside it.${hint}`);
  }
  const [folder, other] = [source.slice(1), target.slice(1)];
  const { files, issues } = listFiles(join(root, "content", folder));
  const [left] = issues;
  if (left) throw new EditError(`"${folder}/${left.file}" would stay behind. ${left.message}`);
  return files.map((name) => [`${folder}/${name}`, `${other}/${name}`]);
}
