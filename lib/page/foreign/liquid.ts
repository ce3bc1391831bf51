import { argumentsOf, unescaped } from "./shortcodes";

const code = /(`+)(?:(?!\1)[\s\S])*?[^`]\1(?!`)/;
const reference = /\{\{[<%]\s*(?:rel)?ref\s([^{}]*?)\s*[>%]\}\}/;
const filtered = /\{\{-?\s*["']([^"'{}]*)["']\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/;
const base = /\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/;
const link = /\{%-?\s*(link|post_url)\s+(\S+)\s*-?%\}/;
const picture = /\{\{[<%]\s*(?:figure|img)\s([^{}]*?)\s*\/?[>%]\}\}/;
const video = /\{\{[<%]\s*(youtube|vimeo)\s([^{}]*?)\s*\/?[>%]\}\}/;
const every = new RegExp(
  [code, reference, filtered, base, link, picture, video].map(({ source }) => `(?:${source})`).join("|"),
  "g",
);

/** Addresses and pictures that templates of Hugo and Jekyll stand for, in one line of text, outside of code. */
function readTemplates(line: string): string {
  if (line.length > 4000 || !/\{[{%]/.test(line)) return line;
  const plain = line.replace(/\{%-?\s*raw\s*-?%\}(.*?)\{%-?\s*endraw\s*-?%\}/g, "$1");
  return plain.replace(every, (...[whole, ticks, ref, url, kind, path, image, host, clip]: string[]) => {
    if (ticks !== undefined) return whole ?? "";
    if (ref !== undefined) return referred(ref);
    if (url !== undefined) return url;
    if (kind !== undefined) return kind === "link" ? `/${path}` : `/blog/${path?.replace(/^\d{4}-\d{2}-\d{2}-/, "")}`;
    if (image !== undefined) return imageOf(image);
    return host === undefined ? "" : videoOf(host, clip ?? "");
  });
}

function referred(text: string): string {
  const { named, listed } = argumentsOf(text);
  return named.path ?? listed[0] ?? "";
}

function imageOf(text: string): string {
  const { src = "", alt, caption, title } = argumentsOf(text).named;
  const shown = caption ?? title;
  return `![${alt ?? shown ?? ""}](<${src}>${shown ? ` "${shown.replaceAll('"', "'")}"` : ""})`;
}

function videoOf(host: string, text: string): string {
  const { named, listed } = argumentsOf(text);
  const id = encodeURIComponent(named.id ?? listed[0] ?? "");
  return `[Video](${host === "youtube" ? "https://www.youtube.com/watch?v=" : "https://vimeo.com/"}${id})`;
}

const tag = /^\s*\{%-?\s*(\w+)\b[^{}]*%\}\s*$/;

/** True for a tag of Liquid on a line of its own, which only a program could follow. */
export const isLiquidTag = (line: string): boolean => line.length <= 1000 && tag.test(line);

/** Lines without what only keeps text from being read as a template, and without comments; each keeps its number. */
function withoutLiquidMarks(lines: readonly string[]): string[] {
  let isComment = false;
  return lines.map((line) => {
    const name = line.length <= 1000 ? tag.exec(line)?.[1] : undefined;
    const wasComment = isComment;
    if (name === "comment" || name === "endcomment") isComment = name === "comment";
    return wasComment || isComment || name === "raw" || name === "endraw" || name === "endcomment" ? "" : line;
  });
}

/** Lines of text as Jekyll and Hugo would show them, where that takes no program. */
export const readLiquid = (lines: readonly string[]): string[] =>
  lines.some((line) => /\{[{%]/.test(line))
    ? withoutLiquidMarks(lines).map((line) => unescaped(readTemplates(line)))
    : [...lines];
