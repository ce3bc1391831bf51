import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where the pages are. */
export type ContentPlace = {
  /** Absolute path. */
  folder: string;
  /** How messages name it. */
  label: string;
  /** The repository's own content: written for `sidebars.ts` and the reference, and held to the writing rules. */
  isOwn: boolean;
};

/** `CONTENT_DIR` names something that cannot be exported. */
export class ContentPlaceError extends Error {
  override name = "ContentPlaceError";
  constructor(named: string, reason: string) {
    super(`CONTENT_DIR is "${named}", ${reason}`);
  }
}

/**
 * The folder `content` of the project at `root`, or another tree of `.md` and `.mdx` files that the environment variable
 * `CONTENT_DIR` names.
 * @throws ContentPlaceError when that is no folder.
 */
export function contentPlace(root: string): ContentPlace {
  const own = join(root, "content");
  const named = process.env.CONTENT_DIR;
  const folder = named ? resolve(root, named) : own;
  if (!named || folder === own) return { folder: own, label: "content", isOwn: true };
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new ContentPlaceError(named, "which is no folder. Name a folder with .md or .mdx files.");
  }
  return { folder, label: named.replace(/\/+$/, ""), isOwn: false };
}

/** Folders whose files are served as they are: `public`, and a tree of pages that brings its own images. */
export function staticFolders(root: string): string[] {
  const { folder, isOwn } = contentPlace(root);
  return [join(root, "public"), ...(isOwn ? [] : [folder])];
}
