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
 * Turns one file of a foreign tree into a page. What our own pages must say is taken from the text where it is missing: the title
 * from the first heading or the file name, the description from the first paragraph. `label` names the tree in messages, `read` reads
 * YAML.
 */
export function parseForeignPage(relative: string, text: string, label: string, read?: ReadYaml): WrittenPage {
  const file = `${label}/${relative}`;
  const format = formatOf(relative);
  const split = splitForeign(file, text, format, read);
  const { opening, position, slug, ...facts } = foreignFacts(split.data);
  const { heading, body } = takeHeading(split.body, facts.title !== undefined);
  const known = keepKnown(split.data);
  const title = facts.title ?? heading?.text ?? wordsOf(relative);
  const description = facts.description ?? firstParagraph(body) ?? title;
  const { frontMatter, issues } = validateFrontMatter(split, {
    ...known.data,
    ...(facts.date !== undefined && known.data.last_update === undefined && { last_update: { date: facts.date } }),
    ...(facts.sidebarLabel !== undefined && { sidebar_label: facts.sidebarLabel }),
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

/**
 * The page's own heading of level 1, which the site draws above the page, and the body with its lines blank; where nothing else gives
 * a title, a lone one of level 2 as well. Only imports, comments and what pages of VitePress run may stand before it.
 */
function takeHeading(body: string, isTitled: boolean): { heading?: { text: string; id?: string }; body: string } {
  const lines = body.split("\n");
  const [before] = /^(?:\s*<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*(?=\n|$))*/i.exec(body) ?? [""];
  const start = before.split("\n").length - (before === "" ? 1 : 0);
  const index = lines.findIndex(
    (line, at) => at >= start && !/^\s*$|^(import|export)\s|^<!--.*-->\s*$|^\([\w./:-]+\)=\s*$|^%\s/.test(line),
  );
  const line = lines[index] ?? "";
  const isUnderlined = /^=+\s*$/.test(lines[index + 1] ?? "");
  const isLower = () => !isTitled && /^##[ \t]+\S(?!.*[}\]]\s*$)/.test(line) && hasOneHeading(body);
  if (!isUnderlined && !/^ {0,3}#[ \t]+\S/.test(line) && !isLower()) return { body };
  lines.fill("", index, index + (isUnderlined ? 2 : 1));
  const text = isUnderlined ? line : line.trim().replace(/^#+/, "");
  const [, id] = /\{\s*#([^}\s]+)[^}]*\}\s*$/.exec(text) ?? [];
  return { heading: { text: plain(text.trim().replace(/[ \t]#+$/, "")), ...(id && { id }) }, body: lines.join("\n") };
}

/** Whether a text has one heading of the two upper levels alone, as pages of books have; one with an id of its own stays. */
const hasOneHeading = (body: string): boolean =>
  (withoutCode(body).match(/^ {0,3}(?:#{1,2}[ \t]+\S|(?:=+|-+)[ \t]*$)/gm) ?? []).length === 1;

const withoutCode = (body: string) => body.replace(/^(```|~~~)[\s\S]*?^\1/gm, "");

/** Longest description taken from a text, in characters. */
const longest = 160;

function firstParagraph(body: string): string | undefined {
  const blocks = withoutCode(body).split(/\n\s*\n/);
  const paragraph = blocks
    .map((block) => block.trim())
    .find(
      (block) =>
        /^[\p{L}\d"'*_[`({]/u.test(block) && !/^\{[%{]|^\(\S+\)=|^(\d+[.)]|[*_-]) |^(import|export) /.test(block),
    );
  if (paragraph === undefined) return undefined;
  const text = plain(paragraph.slice(0, 4000));
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, "")} …`;
}

/** Text without the signs of Markdown. */
function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)|\{[\w:]+\}(?=`)/g, "$1")
    .replace(/<[^<>]+>|[*`]|\{\s*#[^}]*\}/g, "")
    .replace(/\s+/g, " ")
    .trim();
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
      tags: [...new Set(tags)].filter((tag) => tag in site.tags),
    },
    unused: [
      ...keys.filter((key) => !isKey(key) && !understood.includes(key)),
      ...tags.filter((tag) => !(tag in site.tags)).map((tag) => `tag "${tag}"`),
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
