import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { z } from "zod";
import { withoutBase } from "../nav/edition";
import { markdownPath, normalizePath, toHref } from "../paths";
import { site } from "../site";

/** An exported site as programs read it, from its folder or over the network. */
export type PublishedSite = {
  /** Fetches a file of the site by its address; answers 404 like a host where there is none. */
  fetch: (address: string) => Promise<Response>;
  /** A page as Markdown, by path or full address; undefined when there is none. */
  page: (address: string) => Promise<string | undefined>;
  /** The published OpenAPI document, if there is one. */
  openapi: () => Promise<Record<string, unknown> | undefined>;
  /** The full address of a link on the site. */
  addressOf: (href: string) => string;
};

/**
 * The site in a folder, or at an `https://` or `http://` address.
 * @throws Error when the manifest of the folder is broken; from its functions when the network fails.
 */
export function openPublishedSite(place: string): PublishedSite {
  const isAddress = /^https?:\/\//.test(place);
  const base = (isAddress ? place : new URL(startOf(place), site.url).href).replace(/\/+$/, "");
  const read = isAddress ? (path: string) => fetch(`${base}${path}`) : (path: string) => fileAnswer(place, path);
  const textOf = async (path: string) => {
    const answer = await read(path);
    return answer.ok ? answer.text() : undefined;
  };
  return {
    fetch: read,
    page: (address) => textOf(toHref(markdownPath(pathOf(address, base)))),
    openapi: async () => {
      const text = await textOf("/openapi.json");
      return text === undefined ? undefined : JSON.parse(text);
    },
    addressOf: (href) => new URL(href.startsWith("/") ? base + href : href, `${base}/`).href,
  };
}

/** Where the edition in a folder of an export starts: `/de`, as its web app manifest says. */
function startOf(folder: string): string {
  const file = join(folder, "manifest.webmanifest");
  return existsSync(file) ? startSchema.parse(JSON.parse(readFileSync(file, "utf8"))).start_url : "/";
}
const startSchema = z.object({ start_url: z.string() });

/** `https://docs.planloom.example/user/layouts.md#views` and `user/layouts/` → `/user/layouts`. */
function pathOf(address: string, base: string): string {
  const { pathname } = new URL(address, `${base}/`);
  const ownPath = withoutBase(pathname, new URL(base).pathname.replace(/\/$/, "")) ?? pathname;
  return normalizePath(ownPath).replace(/\.md$/, "") || "/";
}

/** A file below `folder` as a host would answer it; nothing outside the folder is read. */
async function fileAnswer(folder: string, path: string): Promise<Response> {
  const root = resolve(folder);
  const file = join(root, decodeURIComponent(path));
  if (!file.startsWith(root + sep)) return new Response("Not found", { status: 404 });
  try {
    return new Response(await readFile(file));
  } catch (error) {
    if (isMissing(error)) return new Response("Not found", { status: 404 });
    throw error;
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && ["ENOENT", "EISDIR", "ENOTDIR"].includes(String(error.code));
