import { unescapeHtml } from "../escape-html";

/**
 * The page's own heading of level 1, which the site draws above the page, and the body with its lines blank; where nothing else gives
 * a title, a lower one as well that has no other of its level or above it, or that the navigation has. Only imports, comments, places to
 * link to and what pages of VitePress run may stand before it.
 */
export function takeHeading(
  body: string,
  needsTitle: boolean,
  listedAs?: string,
): { heading?: { text: string; id?: string }; body: string } {
  const lines = body.split("\n");
  const [before] = aboveLines.exec(body) ?? [""];
  const start = before.split("\n").length - (before === "" ? 1 : 0);
  let isModule = false;
  const index = lines.findIndex((line, at) => {
    if (at < start) return false;
    isModule = line.trim() !== "" && (isModule || /^(import|export)\s/.test(line));
    return !isModule && !aboveHeading.test(line);
  });
  const line = lines[index] ?? "";
  const isUnderlined = /^=+\s*$/.test(lines[index + 1] ?? "");
  const text = wordsIn(isUnderlined ? line : line.trim().replace(/^#+/, ""));
  const [, marks = ""] = /^(#{2,6})[ \t]+\S(?!.*[}\]]\s*$)/.exec(line) ?? [];
  const isLower = () => needsTitle && marks !== "" && (text === listedAs || isHighestAlone(body, marks.length));
  if (!isUnderlined && !/^ {0,3}#[ \t]+\S/.test(line) && !isLower()) return { body };
  lines.fill("", index, index + (isUnderlined ? 2 : 1));
  const [, braced, id = braced] = /\{\s*#([^}\s]+)[^}]*\}\s*$|[ \t]:id=([\w-]+)\s*$/.exec(line) ?? [];
  return { heading: { text, ...(id && { id }) }, body: lines.join("\n") };
}

/** One that nothing closes goes on to the end, so that a text is searched once. */
const comment = /<!--(?:(?!-->)[\s\S])*(?:-->|$)|\{\/\*(?:(?!\*\/\})[\s\S])*(?:\*\/\}|$)/g;
/** What may take several lines. */
const aboveLines = new RegExp(
  `^(?:\\s*(?:<(script|style)\\b[^>]*>[\\s\\S]*?<\\/\\1>|${comment.source})[ \\t]*(?=\\n|$))*`,
  "i",
);
const aboveHeading =
  /^(?:&nbsp;|\s)*$|^<!--.*-->\s*$|^\([\w./:-]+\)=\s*$|^%\s|^<a (?:id|name)=["'][^"'<>]*["']\s*(?:\/>|><\/a>)\s*$/;

const wordsIn = (heading: string) => plain(heading.trim().replace(/[ \t]#+$|[ \t]:id=[\w-]+$/, ""));

/** Whether a text has one heading of this level and those above it, as pages of books have; one with an id of its own stays. */
function isHighestAlone(body: string, level: number): boolean {
  const heading = new RegExp(`^ {0,3}(?:#{1,${level}}[ \\t]+\\S|(?:=+|-+)[ \\t]*$)`, "gm");
  return (withoutCode(body).match(heading) ?? []).length === 1;
}

/** A text without its fences, those in lists included. */
export const withoutCode = (body: string) => body.replace(/^ *(```|~~~)[\s\S]*?^ *\1/gm, "");

/** Longest description taken from a text, in characters. */
const longest = 160;

/** Length of a description from which on it may be cut between words: some languages write without blanks. */
const longEnough = 100;

/** The first paragraph of a text, cut between words where it is long. */
export function firstParagraph(body: string): string | undefined {
  const blocks = withoutCode(body)
    .replace(comment, "")
    .split(/\n\s*\n/);
  const paragraph = blocks
    .map((block) => block.trim())
    .find(
      (block) =>
        /^[\p{L}\d"'*_[`({]/u.test(block) && !/^\{[%{]|^\(\S+\)=|^(\d+[.)]|[*_-]) |^(import|export) /.test(block),
    );
  if (paragraph === undefined) return undefined;
  const text = plain(paragraph.slice(0, 4000));
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
  const words = cut.replace(/\s+\S*$/, "");
  return `${words.length < longEnough ? cut : words} …`;
}

/** Text without the signs of Markdown: code and what a backslash keeps stay as they are, roles of MyST show their words. */
function plain(markdown: string): string {
  return markdown
    .replace(/\{[\w:]+\}`([^`<]*)(?:<[^`<>]*>)?`/g, "$1")
    .replace(
      /(`{1,3}).*?\1|!?\[((?:`[^`]*`|[^\]])*)\]\([^)]*\)|!?\[\[[^[\]|\n]*\|([^[\]\n]*)\]\]/gs,
      (found, _, words, ofWiki) => words ?? ofWiki ?? found,
    )
    .replace(
      /\\([!-/:-@[-`{-~])|(`{1,3})(.*?)\2|<[^<>]+>|[*`]|\{\s*(?:#[^}]*|docsify-ignore(?:-all)?)\}|(&[a-z\d#]+;)/gs,
      (_, kept = "", _ticks, code = "", character = "") => kept + code + unescapeHtml(character),
    )
    .replace(/\s+/g, " ")
    .trim();
}
