import { posix } from "node:path";
import { linksIn } from "../../page/foreign/links-in";
import { wikiKey } from "../../page/foreign/wikilinks";
import { absoluteAddress } from "../../page/remark-relative";
import { splitHref } from "../../paths";
import { slugify } from "../../slugify";
import type { DocSource } from "../../types";

type Foreign = NonNullable<DocSource["foreign"]>;

/** A page of another tree, or a post. */
type Page = {
  path: string;
  foreign?: Pick<Foreign, "base" | "ownPath" | "links" | "parts" | "targets" | "wikiNames"> | undefined;
};

/**
 * Addresses by which pages of another tree are linked, though they are not their own: those their files would give them and, for
 * each page, what its links say in the ways of the tree's tool, where the name of a place in any page is an address. `name` is that of
 * the tree's folder. The result has one map a page.
 */
export function otherAddresses(pages: readonly Page[], name: string): Record<string, string>[] {
  const moved = Object.fromEntries(
    pages.flatMap(({ path, foreign }) => (foreign?.ownPath === undefined ? [] : [[foreign.ownPath, path]])),
  );
  const known = new Map([
    ...pages.map(({ path, foreign }) => [withoutNumbers(foreign?.ownPath ?? path), path] as const),
    ...pages.map(({ path }) => [path, path] as const),
    ...Object.entries(moved),
  ]);
  const named = pages.flatMap(({ path, foreign }) =>
    (foreign?.targets?.named ?? []).map((place) => [place, `${path}#${place}`] as const),
  );
  // Of two with one name, the first is meant.
  const places = new Map(named.reverse());
  const byLetters = inSmallLetters(known);
  const byName = new Map([...known.keys()].reverse().map((form) => [nameOf(form), known.get(form)]));
  const find = (form: string) => known.get(form) ?? byLetters.get(form.toLowerCase());
  return pages.map(({ path: own, foreign }) => {
    const found = linksOf(foreign).flatMap((link) => {
      const address = addressOf(link, foreign?.base ?? "");
      if (known.get(address) === address || moved[address] !== undefined) return [];
      const page =
        [...otherForms(link, address, name), ...formsOfBrowsers(link, own)]
          .map(find)
          .find((path) => path !== undefined) ?? places.get(link);
      return page === undefined ? [] : [[address, page] as const];
    });
    const used = (foreign?.targets?.used ?? []).flatMap((place) => {
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

/** The last part of an address, as a wiki calls the page. */
const nameOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1).toLowerCase();

/** Pages by their addresses in small letters, as Hugo and hosts of Windows know them, where no two pages share one. */
function inSmallLetters(known: ReadonlyMap<string, string>): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const [address, path] of known) {
    const small = address.toLowerCase();
    found.set(small, !found.has(small) || found.get(small) === path ? path : undefined);
  }
  return found;
}

/** Where a link leads, decoded as addresses of pages are. */
const addressOf = (link: string, base: string): string => splitHref(absoluteAddress(link, base)).path;

/** `/01-setup/2-first` → `/setup/first`, as Docusaurus has it. */
export const withoutNumbers = (path: string) => path.replace(/\/\d+[-_.]+(?=[^/])/g, "/");

/** What a page links itself, and by texts that it takes from files. */
const linksOf = ({ links = [], parts = {} }: NonNullable<Page["foreign"]> = { base: "" }): string[] => [
  ...links,
  ...Object.values(parts).flatMap(linksIn),
];

/** Where a post is that Docusaurus has below its day, as `/blog/2024/01/02/first`. */
function postForms(address: string): string[] {
  const [, name] = /^\/blog\/\d{4}\/\d{2}\/\d{2}\/(.+)$/.exec(address) ?? [];
  return name === undefined ? [] : [`/blog/${slugify(name)}`];
}

/**
 * Where browsers lead from the page at `own` if its address has no slash at the end, as in Next, or has one, as in Hugo. Of the page of a
 * folder the first, and of any other page the second, is not where the link leads from its file.
 */
const formsOfBrowsers = (written: string, own: string): string[] =>
  /^\/|\.mdx?$/.test(written) ? [] : [posix.dirname(own), own].map((from) => addressOf(written, from.slice(1)));

/**
 * What an address means in other tools, if no page has it: in Docusaurus a file may be named from the top of the tree and folders
 * lose their numbers; the site may publish the tree in a folder of its name; in Starlight a language lacks a page that the tree has.
 */
function otherForms(written: string, address: string, name: string): string[] {
  const [, first = "", rest = ""] = /^\/([^/]+)(\/.*)?$/.exec(address) ?? [];
  const isMounted = first === name || /^[a-z]{2}(-[a-z]{2,4})?$/i.test(first);
  return [
    address,
    ...(/^[^./].*\.mdx?$/.test(written) ? [addressOf(written, "")] : []),
    ...(isMounted ? [rest || "/"] : []),
    ...postForms(address),
  ];
}
