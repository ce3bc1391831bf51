import { readdirSync, readFileSync } from "node:fs";
import { getSite } from "../../lib/site/current";
import { docTypes } from "../../lib/types";
import { redirects } from "../../redirects";

const { routes, posts, manifest } = getSite();

/** The path prefix of each edition. */
export const bases = manifest.editions.map(({ base }) => base);

/** The path prefix of the edition that a page belongs to; empty for the default edition. */
const baseOf = (path: string) => manifest.editions.find(({ base }) => base && path.startsWith(`${base}/`))?.base ?? "";

/** A path without the prefix of its edition: `/de/user` → `/user`. */
const withinEdition = (path: string) => path.slice(baseOf(path).length);

/** The path of every exported page, except not-found pages, print sections, and redirects. */
export const pages = readdirSync("out", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, "")}`)
  .filter((path) => !/^\/(?:404$|_not-found|print\/)/.test(withinEdition(path)))
  .filter((path) => !redirects.some(({ from }) => from === withinEdition(path)))
  .sort();

/** The HTML of an exported page. */
export const htmlOf = (path: string): string =>
  readFileSync(path === "/" ? "out/index.html" : `out${path}.html`, "utf8");

const sources = [...routes.values()].map(({ source }) => source);
/** The shortest page that contains a text, so that checks have less to look at. */
const shortestWith = (text: string) =>
  sources.filter(({ body }) => body.includes(text)).sort((a, b) => a.body.length - b.body.length)[0]?.doc.path;
const ofType = (type: string) => sources.find(({ frontMatter }) => frontMatter.type === type)?.doc.path;

/** One page of each kind, by the kind's name. */
export const kinds: Readonly<Record<string, string>> = Object.fromEntries([
  // The slowest to check comes first, so that nothing waits for it at the end.
  ["script", sources.find(({ format }) => format === "tsx")?.doc.path ?? "/"],
  ["home", "/"],
  ...docTypes.flatMap((type) => [[type, ofType(type)]]).filter(([, path]) => path),
  ["figure", shortestWith("<PlanningBoard") ?? "/"],
  ["blog", "/blog"],
  ["post", posts[0]?.path ?? "/blog"],
  ["search", "/search"],
  ["tags", "/tags"],
]);

/** A page with a flowchart. */
export const drawnPage = shortestWith("```mermaid\nflowchart") ?? "no page has a flowchart";

/** True for an untranslated page of an edition, which shows the original: that is another page of this list. */
function isOriginalAgain(path: string): boolean {
  const base = baseOf(path);
  if (base === "") return false;
  const [, canonical = ""] = /<link rel="canonical" href="([^"]*)"/.exec(htmlOf(path)) ?? [];
  return !new URL(canonical).pathname.startsWith(`${base}/`);
}

const { script: _, ...short } = kinds;

/**
 * Pages to open in a browser: every page in every language it is written in, and, of untranslated pages, one of each kind except the
 * script page, which has every figure.
 */
export const openedPages = pages.filter(
  (path) => Object.values(short).includes(withinEdition(path)) || !isOriginalAgain(path),
);

/** The posts that the home page shows. */
export const newestPosts = posts.slice(0, 3);

/** The title of the page at a path, which must exist. */
export const titleOf = (path: string): string => routes.get(path)?.source.frontMatter.title ?? `no page at ${path}`;
