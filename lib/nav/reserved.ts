import type { Mistake } from "../types";

/** First parts of addresses that hold files the build makes; Apache's own configuration answers `/icons/` from another folder. */
const reservedFolders = ["_next", "blog", "icons", "logos", "print", "social", "tags"];

/** First parts of names in `/search-index` that the index has, which hosts keep for long; other pages may stand beside it. */
const indexNames = ["manifest", "parts", "texts", "titles"];

/** Files of the site that a page at the top would replace. */
const reservedFiles = [
  ..."404 _not-found favicon.ico icon.svg manifest.webmanifest robots.txt routes.json sitemap.xml".split(" "),
  ..."openapi.json openapi.yaml redirect.js sw.js llms.txt llms-full.txt not-kept search".split(" "),
  ..."_headers _redirects staticwebapp.config.json vercel.json".split(" "),
  // Payload and Markdown of these pages would be `/robots.txt`, `/llms.txt`, `/llms-full.txt` and `/skill.md`.
  ..."robots llms llms-full skill".split(" "),
];

/** True for addresses at which the site has a file or folder of its own. */
export function isReserved(path: string): boolean {
  const [, first = "", ...rest] = path.toLowerCase().split("/");
  // In folders, too: an edition is one, and has a page of its own for unknown addresses.
  if (rest.at(-1) === "404") return true;
  // The list of a section's pages, `llms.txt`, is where the payload of this page would be.
  if (rest.length === 1 && rest[0] === "llms") return true;
  if (first === "search-index" && indexNames.includes(rest[0]?.split(".", 1)[0] ?? "")) return true;
  return reservedFolders.includes(first) || (rest.length === 0 && reservedFiles.includes(first));
}

/**
 * True for an address that can be redirected: a path without a query, a hash, a pattern, a percent sign that encodes nothing, empty parts,
 * or parts that are dots alone.
 */
export const canBeRedirected = (from: string): boolean =>
  /^\/[^?#*]*[^/?#*]$/.test(from) && !/\/(?::\w|\/|\.{1,2}(?:\/|$))|%(?![\da-f]{2})/i.test(from);

/** True for a name that can stand between two slashes of an address. */
export const isAddressPart = (name: string): boolean => /^(?!\.+$)[^\s/?#%\\]+$/.test(name);

/** Why a file name cannot become an address; undefined if it can. */
export function fileNameMistake(relative: string): Mistake | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const [sign] = /[%#?\\\u0000-\u001f\u007f\uFFFD]/.exec(relative) ?? [];
  if (sign === undefined) return undefined;
  const named = /[%#?\\]/.test(sign) ? `"${sign}"` : "an unprintable character";
  return { message: `The file name contains ${named}, which addresses cannot contain.`, hint: "Rename it." };
}
