import { decode } from "../../../paths";
import { codeSpan } from "../../code-span";
import { createFenceReader, longestLine } from "../code/fence-lines";
import { type Parts, type PartUse, partAt } from "./parts";

const tabHead = /^(\s*)#{1,6}[ \t]+\[([^\]]+)\]\(#tab\/[^()/]*(?:\/([^()]*))?\)[ \t]*$/;
const rule = /^\s*(-{3,}|\*{3,})[ \t]*$/;

/**
 * Rewrites tabs of DocFX, headings such as `# [Linux](#tab/linux)` up to a rule, to those of MkDocs, which are read later, and other marks
 * that it has of its own. Keeps the number of lines.
 */
export function readDocFx(written: readonly string[]): readonly string[] {
  if (!written.some((line) => /#tab\/|:::|\[!|<xref:/.test(line))) return written;
  const read = createFenceReader();
  let indent: string | undefined;
  return written.map((line, index) => {
    const kind = read(line);
    const isText = kind === "text" && line.length <= longestLine;
    const [, before, title = "", variant] = isText ? (tabHead.exec(line) ?? []) : [];
    if (before !== undefined) {
      indent = before;
      // Tabs that depend on others differ only in this.
      const label = variant === undefined ? title : `${title} (${variant})`;
      return `${before}=== "${label.replaceAll('"', "'")}"`;
    }
    const made = isText ? readMarks(line) : line;
    if (indent === undefined || line.trim() === "") return made;
    const [, marks = ""] = isText ? (rule.exec(line) ?? []) : [];
    // Dashes below text make a heading of it.
    const isEnd = marks.startsWith("*") || (marks !== "" && written[index - 1]?.trim() === "");
    if (isEnd) indent = undefined;
    return isEnd ? "" : `    ${made}`;
  });
}

const item = /^[\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?/;
const triple = new RegExp(
  `(${item.source}):::(?:(image|row|column)(?:-end)?\\b(.*):::|[ \\t]*(?:moniker|zone)(?:-end\\b|[ \\t]+\\w+=).*)[ \\t]*$`,
);
const video = new RegExp(`${codeSpan.source}|\\[!video[ \\t]+(https?:[^\\s\\]]+)\\]`, "gi");
/** A reference without words: `<xref:Example.Order.Add*?displayProperty=fullName>`. */
const bareReference = new RegExp(`${codeSpan.source}|<(xref:([^\\s<>?#]+))(?:\\?[^\\s<>#]*)?(#[^\\s<>]*)?>`, "g");
const division = /^([\s>]*)\[!div\b[^\]]*\][ \t]*$/i;

/** Turns images and videos into those of Markdown, and removes marks of layout, versions, and variants. */
function readMarks(line: string): string {
  const [whole, before = "", name, said = ""] = triple.exec(line) ?? [];
  if (whole === undefined)
    return line.replace(division, "$1").replace(video, videoLink).replace(bareReference, namedReference);
  const { source, "alt-text": alt = "" } = attributesOf(said);
  return name === "image" && source ? `${before}![${alt.replace(/[[\]]/g, "\\$&")}](<${source}>)` : "";
}

const videoLink = (whole: string, _ticks?: string, url?: string) => (url === undefined ? whole : `[Video](<${url}>)`);

/** The last name of what is referred to stands for its words. */
function namedReference(whole: string, _ticks?: string, address?: string, uid = "", place = ""): string {
  const [name = ""] = /[^./]+$/.exec(decode(uid).replace(/\*$|\(.*$|(?<!`)`+\d+$/g, "")) ?? [];
  return address === undefined ? whole : `[${name.replace(/[\\`*_[\]]/g, "\\$&")}](<${address}${place}>)`;
}

const attributesOf = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value]) => [key.toLowerCase(), value]),
  );

const include = /\[!include[ \t]*(?:-[ \t]*)?\[[^[\]\n]*\][ \t]*\([ \t]*([^()\s]+)[ \t]*\)[ \t]*\]/i;
const includeAlone = new RegExp(`^\\s*${include.source}[ \\t]*$`, "i");
const codeLink =
  /^\s*\[!code(?:-([\w-]+))?[ \t]*\[[^\]]*\][ \t]*\([ \t]*([^()\s?#]+)([^()\s]*)[^()]*\)[ \t]*\][ \t]*$/i;
const codeBlock = /^\s*:::code\s(.*):::[ \t]*$/;

/** Parses a line that includes a file as text: `[!INCLUDE [Name](a.md)]`. */
export function docFxTextUse(line: string): PartUse | undefined {
  const [, path] = includeAlone.exec(line) ?? [];
  return path === undefined ? undefined : { path };
}

/** Parses a line that includes a file as code: `[!code-csharp[](a.cs?name=part)]`, `:::code language="csharp" source="a.cs":::`. */
export function docFxCodeUse(line: string): PartUse | undefined {
  const [, block] = codeBlock.exec(line) ?? [];
  if (block !== undefined) {
    const { language, source, id, range, highlight } = attributesOf(block);
    return source === undefined ? undefined : useOf(source, language, { region: id, range, highlight });
  }
  const [, language, path, rest = ""] = codeLink.exec(line) ?? [];
  if (path === undefined) return undefined;
  const [, query = "", hash] = /^(?:\?([^#]*))?(?:#(.*))?$/.exec(rest) ?? [];
  const said = new URLSearchParams(query);
  const [, from, to = from] = /^L(\d+)(?:-L?(\d+))?$/.exec(hash ?? "") ?? [];
  return useOf(path, language, {
    region: said.get("name") ?? (from ? undefined : hash),
    range: said.get("range") ?? (from && `${from}-${to}`),
    highlight: said.get("highlight"),
  });
}

type Cut = Readonly<Record<"region" | "range" | "highlight", string | null | undefined>>;

/** Several ranges show the whole file. */
function useOf(path: string, language = /\.(\w+)$/.exec(path)?.[1] ?? "", { region, range, highlight }: Cut): PartUse {
  const [, from, to] = /^(\d+)(?:-(\d*))?$/.exec(range ?? "") ?? [];
  const lines = from && `${from},${to ?? from}`;
  const info = [language, highlight && /^[\d,-]+$/.test(highlight) && `{${highlight}}`].filter(Boolean).join(" ");
  return { path, ...(region && /^[\w-]+$/.test(region) && { region }), ...(lines && { lines }), info };
}

const inline = new RegExp(`${codeSpan.source}|${include.source}`, "gi");

/** Paths of files that are included inside a line of text. */
export const docFxPathsIn = (text: string): string[] => [...text.matchAll(inline)].flatMap(({ 2: path }) => path ?? []);

/** Puts the single line of an included file in its place inside a line of text, as for the name of a product. */
export const withInlineParts = (line: string, parts: Parts): string =>
  line.length > longestLine || !/\[!include/i.test(line)
    ? line
    : line.replace(inline, (whole, _ticks?: string, path?: string) => {
        const text = path === undefined ? undefined : partAt(parts, path);
        const words = text?.replace(/^---\n[\s\S]*?\n---\n/, "").trim();
        return words === undefined || words.includes("\n") ? whole : words;
      });
