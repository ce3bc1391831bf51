import { labelsIn, plainWords } from "./plain-words";

/**
 * Takes the level 1 heading off a page, since the site renders it above the page, and returns the body with the lines of the heading
 * blanked. If nothing else gives a title (`needsTitle`), this also takes a lower heading that is the only one of its level or above, or
 * whose text equals the navigation label (`listedAs`). Only imports, comments, anchors, the tags of elements around the text, and `script`
 * and `style` elements of VitePress may precede it. Badges and empty components of
 * the heading stay in the body, unless text follows directly below a heading in the first line.
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
  const { line, components } = withoutComponents(lines[index] ?? "");
  const isUnderlined = /^=+\s*$/.test(lines[index + 1] ?? "");
  // Comments are not shown, but may hold the id.
  const shown = line.replace(codeOrComponent, (found) => (found.startsWith("`") ? found : ""));
  const text = wordsIn(isUnderlined ? shown : shown.trim().replace(/^#+/, ""), body);
  const [, marks = ""] = /^(#{2,6})[ \t]+\S(?!.*[}\]]\s*$)/.exec(line) ?? [];
  const isLower = () => needsTitle && marks !== "" && (text === listedAs || isHighestAlone(body, marks.length));
  if (text === "") return { body };
  if (!isUnderlined && !/^ {0,3}(?:#[ \t]+\S|<h1\b[^<>]*>.*<\/h1>\s*$)/i.test(line) && !isLower()) return { body };
  lines.fill("", index, index + (isUnderlined ? 2 : 1));
  // Text directly below them would be part of their HTML.
  const place = [index, index - 1].find((at) => lines[at] === "" && !lines[at + 1]?.trim());
  if (place !== undefined) lines[place] = components.join(" ");
  const [, braced, named = braced, id = named] = idOfLine.exec(line) ?? [];
  return { heading: { text, ...(id && { id }) }, body: lines.join("\n") };
}

/** The id at the end of a heading, as `{#id}`, `:id=id`, or in `[Words](@id id)`. */
const idOfLine = /\{\s*#([^{}\s]+)(?:\s[^{}]*)?\}\s*$|[ \t]:id=([\w-]+)\s*$|\]\(@id[ \t]+([^()\s]+)\)\s*$/;
const codeOrComment = /(`{1,3}).*?\1|<!--.*?(?:-->|$)|\{\/\*.*?(?:\*\/\}|$)/.source;
const emptyComponent = /(?<!\\)<(?=\w*[a-z])[A-Z][\w.]*(?:\s[^<>]*)?\/>/.source;
const badge = /(?<!\\)<\w*Badge(?:\s[^<>]*)?(?<!\/)>[^<>]*<\/\w*Badge>/.source;
const codeOrComponent = new RegExp(`${codeOrComment}|(${emptyComponent}|${badge})`, "g");

/** Separates a heading from the badges and empty components in it. Code, comments, and the text of other components stay. */
function withoutComponents(heading: string): { line: string; components: string[] } {
  const components = [...heading.matchAll(codeOrComponent)].flatMap(([, , component]) => component ?? []);
  return { line: heading.replace(codeOrComponent, (found, _, component) => (component ? "" : found)), components };
}

/** An unclosed comment extends to the end, so that the text is scanned only once. */
const comment = /<!--(?:(?!-->)[\s\S])*(?:-->|$)|\{\/\*(?:(?!\*\/\})[\s\S])*(?:\*\/\}|$)/g;
/** Multi-line constructs that may precede the heading. */
const aboveLines = new RegExp(
  `^(?:\\s*(?:<(script|style)\\b[^>]*>[\\s\\S]*?<\\/\\1>|${comment.source})[ \\t]*(?=\\n|$))*`,
  "i",
);
const aboveHeading = new RegExp(
  [
    /^(?:&nbsp;|\s)*$|^<!--.*-->\s*$|^\([\w./:-]+\)=\s*$|^%\s/,
    /^<a (?:id|name)=["'][^"'<>]*["']\s*(?:\/>|><\/a>)\s*$|^<(?:div|section|article|main|header)\b[^<>]*>\s*$/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

const wordsIn = (heading: string, body: string) =>
  plainWords(heading.trim().replace(/[ \t]#+$|[ \t]:id=[\w-]+$/, ""), labelsIn(body));

/** Whether a text has exactly one heading of this level or above, as pages of books do. */
function isHighestAlone(body: string, level: number): boolean {
  const heading = new RegExp(`^ {0,3}(?:#{1,${level}}[ \\t]+\\S|(?:=+|-+)[ \\t]*$)`, "gm");
  return (withoutCode(body).match(heading) ?? []).length === 1;
}

/** Removes fenced code from a text, including fences in lists. */
export const withoutCode = (body: string) => body.replace(/^ *(```|~~~)[\s\S]*?^ *\1/gm, "");

/** Maximum length of a description taken from a text, in characters. */
const longest = 160;

/** Minimum length left when cutting between words; below it, the cut is mid-word, since some languages write without spaces. */
const longEnough = 100;

/** A date alone in its paragraph, as posts have it below their title. */
const date = /^[*_]*(?:\p{L}+,? )?(?:\p{L}+\.? \d{1,2},? \d{4}|\d{1,2}\.? \p{L}+ \d{4}|\d{4}-\d{2}-\d{2})[*_]*$/u;

/** The first paragraph of a text that is not a date, as plain text, truncated between words if it is long; undefined if there is none. */
export function firstParagraph(body: string): string | undefined {
  const blocks = withoutCode(body)
    .replace(comment, "")
    .split(/\n\s*\n/);
  const paragraph = blocks
    .map((block) => block.trim())
    .find(
      (block) =>
        /^[\p{L}\d"'*_[`({]/u.test(block) &&
        !date.test(block) &&
        !/^\{[%{]|^\(\S+\)=|^\[[^\]]+\]: |^(\d+[.)]|[*_-]) |^(import|export) /.test(block),
    );
  if (paragraph === undefined) return undefined;
  const text = plainWords(paragraph.slice(0, 4000), labelsIn(body));
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
  const words = cut.replace(/\s+\S*$/, "");
  return `${words.length < longEnough ? cut : words} …`;
}
