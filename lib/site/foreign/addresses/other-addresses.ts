import { posix } from "node:path";
import { linksIn } from "../../../page/foreign/links/links-in";
import { targetUsesIn } from "../../../page/foreign/links/targets-in";
import { wikiKey } from "../../../page/foreign/links/wikilinks";
import { absoluteAddress } from "../../../page/remark-relative";
import { splitHref } from "../../../paths";
import { slugify } from "../../../slugify";
import type { DocSource } from "../../../types";
import { addressIn, type References } from "./myst-references";

type Foreign = NonNullable<DocSource["foreign"]>;

/** A page or post of a foreign tree. */
type Page = {
  path: string;
  foreign?: Pick<Foreign, "base" | "ownPath" | "links" | "parts" | "targets" | "uid" | "wikiNames"> | undefined;
};

/**
 * Maps addresses that links in a foreign tree use to the addresses where pages are: those that differ from a page's file path, and, per
 * page, those its links resolve to under the rules of the tree's tool, where a named target on any page is an address too. `names` are
 * those under which the tree may be published, such as that of its folder, and `references` has other projects that links name. Returns
 * one map per page, in order.
 */
export function otherAddresses(
  pages: readonly Page[],
  names: readonly string[],
  references: References = new Map(),
): Record<string, string>[] {
  const moved = Object.fromEntries(
    pages.flatMap(({ path, foreign }) => (foreign?.ownPath === undefined ? [] : [[foreign.ownPath, path]])),
  );
  const known = new Map([
    ...pages.map(({ path, foreign }) => [withoutNumbers(foreign?.ownPath ?? path), path] as const),
    ...pages.map(({ path }) => [path, path] as const),
    ...Object.entries(moved),
  ]);
  const named = pages.flatMap(({ path, foreign }) => [
    ...(foreign?.targets?.named ?? []).map((place) => [place, `${path}#${place}`] as const),
    ...(foreign?.uid === undefined ? [] : [[`xref:${foreign.uid}`, path] as const]),
  ]);
  // Reversed so that the first of several targets with the same name wins.
  const places = new Map(named.reverse());
  const byLetters = inSmallLetters(known);
  const byFile = byOwnName(known);
  const byName = new Map([...known.keys()].reverse().map((form) => [nameOf(form), known.get(form)]));
  const find = (form: string) => known.get(form) ?? byLetters.get(inOneForm(form));
  return pages.map(({ path: own, foreign }) => {
    const found = linksOf(foreign).flatMap((link) => {
      const address = addressOf(link, foreign?.base ?? "");
      if (known.get(address) === address || moved[address] !== undefined) return [];
      const page =
        [...otherForms(link, address, names), ...formsOfBrowsers(link, own)]
          .map(find)
          .find((path) => path !== undefined) ??
        places.get(link) ??
        addressIn(references, link) ??
        (bareName.test(link) ? byFile.get(link) : undefined);
      return page === undefined ? [] : [[address, page] as const];
    });
    const used = usesOf(foreign).flatMap((place) => {
      const address = foreign?.targets?.named.includes(place) ? undefined : places.get(place);
      return address === undefined ? [] : [[`#${place}`, address] as const];
    });
    const ofWiki = (foreign?.wikiNames ?? []).flatMap((name) => {
      const form = name.replace(/\.md$/, "");
      const page = find(`/${form}`) ?? byName.get(nameOf(form));
      return page === undefined ? [] : [[wikiKey(name), page] as const];
    });
    return { ...moved, ...Object.fromEntries([...found, ...used, ...ofWiki]) };
  });
}

/** A link that is only a name, as SvelteKit has them between pages whose folders do not appear in addresses. */
const bareName = /^[@$]?[\w-]+$/;

/** Pages by the last segment of their address without its number; undefined where several pages share one. */
function byOwnName(known: ReadonlyMap<string, string>): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const [address, path] of known) {
    const name = withoutNumbers(address.slice(address.lastIndexOf("/"))).slice(1);
    found.set(name, !found.has(name) || found.get(name) === path ? path : undefined);
  }
  return found;
}

/** The last segment of an address in lower case, which is how wikilinks refer to a page. */
const nameOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1).toLowerCase();

/** An address in lower case, with letters and their accents as one character. */
const inOneForm = (address: string): string => address.normalize("NFC").toLowerCase();

/** Pages by address in one form, as Hugo, Windows, and macOS resolve them; undefined where several pages share one. */
function inSmallLetters(known: ReadonlyMap<string, string>): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const [address, path] of known) {
    const small = inOneForm(address);
    found.set(small, !found.has(small) || found.get(small) === path ? path : undefined);
  }
  return found;
}

/** The path that a link resolves to, decoded like page addresses. */
const addressOf = (link: string, base: string): string => splitHref(absoluteAddress(link, base)).path;

/** Strips number prefixes as Docusaurus does: `/01-setup/2-first` → `/setup/first`. */
export const withoutNumbers = (path: string) => path.replace(/\/\d+[-_.]+(?=[^/])/g, "/");

/** Links of a page, including those in files that it includes. */
const linksOf = ({ links = [], parts = {} }: NonNullable<Page["foreign"]> = { base: "" }): string[] => [
  ...links,
  ...Object.values(parts).flatMap(linksIn),
];

/** Targets that a page references, including those in files that it includes. */
const usesOf = ({ targets, parts = {} }: NonNullable<Page["foreign"]> = { base: "" }): string[] => [
  ...(targets?.used ?? []),
  ...Object.values(parts).flatMap(targetUsesIn),
];

/** Address of a post that Docusaurus serves under its date, as in `/blog/2024/01/02/first`. */
function postForms(address: string): string[] {
  const [, name] = /^\/blog\/\d{4}\/\d{2}\/\d{2}\/(.+)$/.exec(address) ?? [];
  return name === undefined ? [] : [`/blog/${slugify(name)}`];
}

/**
 * What a browser resolves a relative link to from the page at `own`, first without a trailing slash on that address, as in Next.js, then
 * with one, as in Hugo. The first differs from resolution by file for index pages, the second for all other pages.
 */
const formsOfBrowsers = (written: string, own: string): string[] =>
  /^\/|\.mdx?$/.test(written) ? [] : [posix.dirname(own), own].map((from) => addressOf(written, from.slice(1)));

/** A version at the start of a path, such as `/4.x/setup`, and the path below it. */
const version = /^\/(?:v?\d+(?:\.(?:\d+|x))*|latest|stable|current|next)(\/.+)$/;

/**
 * Candidates for an address that no page has: in Docusaurus a file may be given relative to the root of the tree, and folders lose their
 * number prefixes; a site may publish the tree under its folder's name, and that of a version; in Starlight a language falls back to pages
 * of the root.
 */
function otherForms(written: string, address: string, names: readonly string[]): string[] {
  const [, first = "", rest = ""] = /^\/([^/]+)(\/.*)?$/.exec(address) ?? [];
  const [, afterVersion] = version.exec(rest) ?? [];
  const isMounted = names.includes(first) || /^[a-z]{2}(-[a-z]{2,4})?$/i.test(first);
  return [
    address,
    withoutNumbers(address),
    ...(/^[^./].*\.mdx?$/.test(written) ? [addressOf(written.replace(/^~\//, ""), "")] : []),
    ...(isMounted ? [rest || "/"] : []),
    ...(isMounted && afterVersion ? [afterVersion] : []),
    ...postForms(address),
  ];
}
