import { isRecord } from "../input/is-record";
import type { ReadYaml } from "../input/yaml-document";
import { fileNameMistake } from "../nav/reserved";
import { formatOf, idOf, pathOf } from "../paths";
import { site } from "../site";
import { type DocFormat, type DocSource, docTypes, type Issue } from "../types";
import { asIndex, isFolderPage } from "./folder-page";
import { dateOf, foreignFacts, understood } from "./foreign-front-matter";
import { frontMatterKeys, type Split, validateFrontMatter } from "./front-matter";
import { splitFrontMatter, withoutFrontMatter } from "./split-front-matter";
import { firstParagraph, takeHeading } from "./take-heading";
import { hasToml, readToml, tomlFence } from "./toml-front-matter";
import { wordsOf } from "./words-of";

/** A page of a tree that was not written for this site. */
export type ForeignPage = {
  source: DocSource;
  /** Its path below the tree, without extension. */
  name: string;
  /** What it is called in Docusaurus: the id in its front matter, in its folder. */
  id?: string;
  /** Addresses that it had before. */
  aliases?: string[];
  /** Place among its neighbors, as its front matter says. */
  position?: number;
  /** Front matter that this site has no use for: keys, and tags written as `tag "x"`. */
  unused: string[];
  issues: Issue[];
};

/** A page with all that its front matter says, as it is written. */
type WrittenPage = ForeignPage & { data: OtherData };

/**
 * Turns one file of a foreign tree into a page. Its title is its own heading, as its tools show it, and what its front matter calls it
 * is then its label. What our own pages must say is taken from elsewhere where it is missing: the title from its entry in the tree's
 * navigation (`listedAs`) or the file name, the description from the first paragraph. `label` names the tree in messages, `read`
 * reads YAML.
 */
export function parseForeignPage(
  relative: string,
  text: string,
  label: string,
  { read, listedAs }: { read?: ReadYaml; listedAs?: string | undefined } = {},
): WrittenPage {
  const file = `${label}/${relative}`;
  const format = formatOf(relative);
  const split = splitForeign(file, text, format, read);
  const { opening, position, slug, ...facts } = foreignFacts(split.data);
  const { heading, body } = takeHeading(split.body, facts.title === undefined, listedAs);
  const known = keepKnown(split.data);
  const title = heading?.text ?? facts.title ?? listedAs ?? wordsOf(relative);
  const sidebarLabel = facts.sidebarLabel ?? (title === facts.title ? undefined : facts.title);
  const description = facts.description ?? firstParagraph(body) ?? title;
  const { frontMatter, issues } = validateFrontMatter(split, {
    ...known.data,
    ...(facts.date !== undefined && known.data.last_update === undefined && { last_update: { date: facts.date } }),
    ...(sidebarLabel !== undefined && { sidebar_label: sidebarLabel }),
    title,
    description,
  });
  const ownPath = pathOf(asIndex(relative));
  const base = relative.split("/").slice(0, -1).join("/");
  const shown = withoutGroups(relative);
  const folder = shown.split("/").slice(0, -1).join("/");
  const path = addressOf(relative, folder, { slug, id: facts.id }) ?? pathOf(asIndex(shown));
  return {
    source: {
      doc: { id: idOf(path), path },
      file,
      format,
      frontMatter,
      // Front matter leaves lines without text, so the lines below keep their numbers.
      body: opening === undefined ? body : `${opening}${body.replace(/^\n?(?!\n)/, "\n\n")}`,
      foreign: {
        base,
        isDescribed: facts.description !== undefined,
        ...(path !== ownPath && { ownPath }),
        ...(heading && { heading }),
      },
    },
    name: relative.replace(/\.mdx?$/, ""),
    ...(facts.id !== undefined && { id: base === "" ? facts.id : `${base}/${facts.id}` }),
    ...(facts.aliases.length > 0 && { aliases: facts.aliases.map((alias) => slugPath(alias, folder)) }),
    ...(position !== undefined && { position }),
    unused: known.unused,
    data: split.data,
    issues: issues.map((issue) => ({ ...issue, severity: "warning" })),
  };
}

/** A file without front matter is body alone. */
function splitForeign(file: string, text: string, format: DocFormat, read?: ReadYaml): Split {
  if (hasToml(text)) return splitFrontMatter(file, text, format, readToml, tomlFence);
  return /^\uFEFF?---/.test(text) ? splitFrontMatter(file, text, format, read) : withoutFrontMatter(file, text);
}

/** In Fumadocs and Next, a folder in parentheses groups files without being part of their addresses. */
const withoutGroups = (relative: string) => relative.replace(/(?<=^|\/)\([^/()]+\)\//g, "");

/** The address that a slug asks for, or an id where there is no slug. The id of a folder's own page is for something else. */
function addressOf(relative: string, base: string, { slug, id }: { slug?: string; id?: string }): string | undefined {
  const last = slug ?? (isFolderPage(relative) ? undefined : id);
  const path = last === undefined ? undefined : slugPath(last, base);
  return path === undefined || fileNameMistake(path) ? undefined : path;
}

/** Parts of a slug that lead up or out are left away. */
function slugPath(slug: string, base: string): string {
  const parts = (slug.startsWith("/") ? slug : `${base}/${slug}`).split(/[?#]/, 1)[0]?.split("/") ?? [];
  const path = `/${parts.filter((part) => part !== "" && part !== "." && part !== "..").join("/")}`;
  return path.replace(/\/index$/, "") || "/";
}

type OtherData = Readonly<Record<string, unknown>>;

/** Keys, types and tags that this site knows, and the names of the others. */
function keepKnown(data: OtherData): { data: Record<string, unknown>; unused: string[] } {
  const keys = Object.keys(data);
  const tags = Array.isArray(data.tags) ? data.tags.map(String) : [];
  const kept = Object.fromEntries(keys.filter((key) => isKey(key)).map((key) => [key, data[key]]));
  const type = docTypes.find((known) => known === data.type);
  return {
    data: {
      ...kept,
      ...(isRecord(data.last_update) && { last_update: lastUpdateOf(data.last_update) }),
      type: type ?? "concept",
      tags: [...new Set(tags)].filter((tag) => Object.hasOwn(site.tags, tag)),
    },
    unused: [
      ...keys.filter((key) => !isKey(key) && !understood.includes(key)),
      ...tags.filter((tag) => !Object.hasOwn(site.tags, tag)).map((tag) => `tag "${tag}"`),
    ],
  };
}

/** What it says without a date that is none; nothing where that was all. */
function lastUpdateOf({ date: written, ...others }: OtherData): OtherData | undefined {
  const date = dateOf(written);
  if (date !== undefined) return { ...others, date };
  return Object.keys(others).length > 0 ? others : undefined;
}

const isKey = (key: string) => frontMatterKeys.some((known) => known === key);
