import { isRecord } from "../input/is-record";
import { textValue } from "../input/text-value";
import type { ReadYaml } from "../input/yaml-document";
import { fileNameMistake } from "../nav/reserved";
import { formatOf, idOf, pathOf } from "../paths";
import { site } from "../site";
import { type DocFormat, type DocSource, docTypes, type Issue } from "../types";
import { asIndex, isFolderPage } from "./folder-page";
import { dateOf, foreignFacts, understood } from "./foreign-front-matter";
import { frontMatterKeys, type Split, validateFrontMatter } from "./front-matter";
import { splitJson } from "./json-front-matter";
import { splitFrontMatter, withoutFrontMatter } from "./split-front-matter";
import { substitutionsOf } from "./substitutions";
import { firstParagraph, takeHeading } from "./take-heading";
import { hasToml, readToml, tomlFence } from "./toml-front-matter";
import { wordsOf } from "./words-of";

/** A page of a foreign tree, which was not written for this site. */
export type ForeignPage = {
  source: DocSource;
  /** Path relative to the tree, without extension. */
  name: string;
  /** Docusaurus id: that in its front matter, prefixed with its folder. */
  id?: string;
  /** Former addresses. */
  aliases?: string[];
  /** Sort position among siblings, from front matter. */
  position?: number;
  /** The page it is below, by title, and the title of the page that is below, where several have that title. */
  parent?: { title: string; under?: string };
  /** Whether front matter keeps it out of the navigation. */
  isHidden?: boolean;
  /** Whether it is the page of a headless bundle of Hugo, whose files are only included by others. */
  isHeadless?: boolean;
  /** Texts by the name that stands for them in the page, as MyST has them in front matter. */
  substitutions: [name: string, text: string][];
  /** Front matter that this site does not use: keys, and tags in the form `tag "x"`. */
  unused: string[];
  /** The front matter as written. */
  data: Readonly<Record<string, unknown>>;
  issues: Issue[];
};

/**
 * Parses one file of a foreign tree into a page. Its title is its own heading, as its tools show it; a different title in its front
 * matter becomes the sidebar label. Required fields that are missing have fallbacks: for the title, its entry in the tree's navigation
 * (`listedAs`) or the file name; for the description, the first paragraph. `label` names the tree in messages, `read` parses YAML.
 */
export function parseForeignPage(
  relative: string,
  text: string,
  label: string,
  { read, listedAs }: { read?: ReadYaml; listedAs?: string | undefined } = {},
): ForeignPage {
  const file = `${label}/${relative}`;
  const format = formatOf(relative);
  const split = splitForeign(file, text, format, read);
  const { opening, position, slug, parent, isHidden, ...facts } = foreignFacts(split.data);
  const { heading, body } = takeHeading(split.body, facts.title === undefined, listedAs);
  const known = keepKnown(split.data);
  const title = heading?.text ?? facts.title ?? listedAs ?? wordsOf(relative);
  const otherTitle = title === facts.title ? undefined : facts.title;
  // The navigation decides what readers see, so that a title in front matter is not in conflict with it.
  const sidebarLabel = facts.sidebarLabel ?? (otherTitle && (listedAs ?? otherTitle));
  const isDescribed = facts.description !== undefined && facts.description !== title;
  const description = (isDescribed ? facts.description : undefined) ?? firstParagraph(body) ?? title;
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
      // Front matter is blanked, not removed, so the first line can be filled without changing line numbers.
      body: opening === undefined ? body : `${opening}${body.replace(/^\n?(?!\n)/, "\n\n")}`,
      foreign: {
        base,
        isDescribed,
        ...(path !== ownPath && { ownPath }),
        ...(heading && { heading }),
        ...(typeof split.data.uid === "string" && { uid: split.data.uid }),
      },
    },
    name: relative.replace(/\.mdx?$/, ""),
    ...(facts.id !== undefined && { id: base === "" ? facts.id : `${base}/${facts.id}` }),
    ...(facts.aliases.length > 0 && { aliases: facts.aliases.map((alias) => slugPath(alias, folder)) }),
    ...(position !== undefined && { position }),
    ...(parent && { parent }),
    ...(isHidden && { isHidden }),
    ...(split.data.headless === true && /(?:^|\/)index\.md$/.test(relative) && base !== "" && { isHeadless: true }),
    substitutions: [split.data, split.data.myst].flatMap((said) =>
      isRecord(said) ? substitutionsOf(said.substitutions) : [],
    ),
    unused: known.unused,
    data: split.data,
    issues: issues.map((issue) => ({ ...issue, severity: "warning" })),
  };
}

/** Splits front matter, YAML, TOML, or JSON, from the body; a file without any is all body. */
function splitForeign(file: string, text: string, format: DocFormat, read?: ReadYaml): Split {
  if (hasToml(text)) return splitFrontMatter(file, text, format, readToml, tomlFence);
  const json = splitJson(file, text, read);
  if (json) return json;
  // A line of four or more dashes is a rule.
  if (!/^\uFEFF?---(?!-)/.test(text)) return withoutFrontMatter(file, text);
  const split = splitFrontMatter(file, text, format, read);
  return { ...split, body: split.whole ?? split.body };
}

/** Removes route groups: in Fumadocs and Next.js, a folder in parentheses is not part of the addresses of its files. */
const withoutGroups = (relative: string) => relative.replace(/(?<=^|\/)\([^/()]+\)\//g, "");

/** The address from the slug, or else from the id, unless it is an index page, whose id does not affect its address. */
function addressOf(relative: string, base: string, { slug, id }: { slug?: string; id?: string }): string | undefined {
  const last = slug ?? (isFolderPage(relative) ? undefined : id);
  const path = last === undefined ? undefined : slugPath(last, base);
  return path === undefined || fileNameMistake(path) ? undefined : path;
}

/** Resolves a slug to a path, dropping `.` and `..` segments. */
function slugPath(slug: string, base: string): string {
  const parts = (slug.startsWith("/") ? slug : `${base}/${slug}`).split(/[?#]/, 1)[0]?.split("/") ?? [];
  const path = `/${parts.filter((part) => part !== "" && part !== "." && part !== "..").join("/")}`;
  return path.replace(/\/index$/, "") || "/";
}

type OtherData = ForeignPage["data"];

/** Splits front matter into keys, types, and tags that this site supports, and the names of all others. */
function keepKnown(data: OtherData): { data: Record<string, unknown>; unused: string[] } {
  const keys = Object.keys(data);
  const tags = namesIn(data.tags);
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

/** The names in a list of tags, which GitBook also writes as `tag: name`. */
export const namesIn = (tags: unknown): string[] =>
  (Array.isArray(tags) ? tags : []).flatMap((tag: unknown) => textValue(isRecord(tag) ? tag.tag : tag) ?? []);

/** Drops an invalid date; undefined if nothing else is left. */
function lastUpdateOf({ date: written, ...others }: OtherData): OtherData | undefined {
  const date = dateOf(written);
  if (date !== undefined) return { ...others, date };
  return Object.keys(others).length > 0 ? others : undefined;
}

const isKey = (key: string) => frontMatterKeys.some((known) => known === key);
