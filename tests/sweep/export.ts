import { readdirSync, readFileSync } from "node:fs";
import { getSite } from "../../lib/site/current";
import { docTypes } from "../../lib/types";
import { redirects } from "../../redirects";

const { routes, posts, manifest } = getSite();

/** What the addresses of each edition begin with. */
export const bases = manifest.editions.map(({ base }) => base);

/** What the addresses of the edition begin with that a page belongs to; nothing for those of the default one. */
const baseOf = (path: string) => manifest.editions.find(({ base }) => base && path.startsWith(`${base}/`))?.base ?? "";

/** An address as its edition has it: `/de/user` → `/user`. */
const withinEdition = (path: string) => path.slice(baseOf(path).length);

/** Every page of the export at its address; not-found pages, sections for print and redirects are none. */
export const pages = readdirSync("out", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, "")}`)
  .filter((path) => !/^\/(?:404$|_not-found|print\/)/.test(withinEdition(path)))
  .filter((path) => !redirects.some(({ from }) => from === withinEdition(path)))
  .sort();

/** The HTML of a page of the export. */
export const htmlOf = (path: string): string =>
  readFileSync(path === "/" ? "out/index.html" : `out${path}.html`, "utf8");

const sources = [...routes.values()].map(({ source }) => source);
/** The shortest page with a text: what is looked at there is not looked at hundreds of times. */
const shortestWith = (text: string) =>
  sources.filter(({ body }) => body.includes(text)).sort((a, b) => a.body.length - b.body.length)[0]?.doc.path;
const ofType = (type: string) => sources.find(({ frontMatter }) => frontMatter.type === type)?.doc.path;

/** A page of each kind there is, by the kind's name. */
export const kinds: Readonly<Record<string, string>> = Object.fromEntries([
  // It has most to look at, so it comes first: nobody waits for it at the end.
  ["script", sources.find(({ format }) => format === "tsx")?.doc.path ?? "/"],
  ["home", "/"],
  ...docTypes.flatMap((type) => [[type, ofType(type)]]).filter(([, path]) => path),
  ["figure", shortestWith("<PlanningBoard") ?? "/"],
  ["blog", "/blog"],
  ["post", posts[0]?.path ?? "/blog"],
  ["search", "/search"],
  ["tags", "/tags"],
]);

/** A page with a diagram of boxes and arrows. */
export const drawnPage = shortestWith("```mermaid\nflowchart") ?? "no page has a flowchart";

/** True for a page that another edition shows in the original, which is another page of this list. */
function isOriginalAgain(path: string): boolean {
  const base = baseOf(path);
  if (base === "") return false;
  const [, canonical = ""] = /<link rel="canonical" href="([^"]*)"/.exec(htmlOf(path)) ?? [];
  return !new URL(canonical).pathname.startsWith(`${base}/`);
}

const { script: _, ...short } = kinds;

/**
 * Pages that a browser opens: every one in every language it is written in, and one of each kind where it is shown in the original,
 * but for the script page, which has all figures there are.
 */
export const openedPages = pages.filter(
  (path) => Object.values(short).includes(withinEdition(path)) || !isOriginalAgain(path),
);

/** The posts that the home page shows. */
export const newestPosts = posts.slice(0, 3);

/** The title of the page at a path, which must exist. */
export const titleOf = (path: string): string => routes.get(path)?.source.frontMatter.title ?? `no page at ${path}`;
