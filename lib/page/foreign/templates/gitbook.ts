import { codeSpan } from "../../code-span";
import { createFenceReader, longestLine } from "../code/fence-lines";
import { argumentsOf } from "./shortcodes";

const tag = /^(\s*)\{%\s*(end|\/\s*)?([a-z][\w-]*)([^{}]*?)\s*%\}\s*$/i;
/** An icon, or the classes and id of Markdoc behind what they are for. */
const icon = /<i class="fa-[\w -]*">:[\w-]+:<\/i>|(?<![ \t])[ \t]*\{%((?:\s*[.#][\w-]+)+)\s*%\}/;
const codeOrIcon = new RegExp(`${codeSpan.source}|${icon.source}`, "g");
/** The end of a block in Markdoc, or of a note in Hexo, which tells these tags from those of others. */
const otherEnd = /^\s*\{%\s*(?:\/\s*([a-z][\w-]*)|end(note))\s*%\}\s*$/i;
const blocks = ["hint", "tabs", "tab"];
/** Blocks replaced by their content. */
const bare = "stepper step columns column content-ref updates prompt".split(" ");
/** Blocks replaced by a single line. */
const leaves = ["embed", "file", "update"];

/**
 * Rewrites GitBook blocks such as `{% hint style="info" %}` and `{% tabs %}`, those that Markdoc ends with `{% /callout %}`, and notes of
 * Hexo to Hugo shortcodes, which are read next, keeping the number of lines. The title of `{% code %}` moves to the fence in it, embeds
 * become links, and icons are dropped. Lines in `raw` are unchanged.
 */
export function readGitBook(written: readonly string[], raw: ReadonlySet<number> = new Set()): string[] {
  const read = createFenceReader();
  const ended = new Set(
    written.flatMap((line) => (line.length > longestLine ? [] : (otherEnd.exec(line)?.slice(1).find(Boolean) ?? []))),
  );
  let info = "";
  return written.map((line, index) => {
    const kind = read(line);
    if (raw.has(index)) return line;
    if (kind === "opening") {
      const known = info;
      info = "";
      return known ? `${line.trimEnd()} ${known}` : line;
    }
    const [whole, indent = "", end, name = "", rest = ""] =
      kind === "text" && line.length <= longestLine ? (tag.exec(line) ?? []) : [];
    if (whole === undefined) return kind === "text" ? line.replace(codeOrIcon, withoutIcon) : line;
    // In Hexo, a type and a title follow the name.
    if (name === "note" && ended.has(name)) return `${indent}{{< ${end ? "/" : ""}callout ${rest} >}}`;
    if (blocks.includes(name) || (ended.has(name) && !rest.endsWith("/")))
      return `${indent}{{< ${end ? "/" : ""}${name} ${rest} >}}`;
    if (bare.includes(name) || (end && leaves.includes(name))) return "";
    if (name === "code") {
      info = end ? "" : infoOf(argumentsOf(rest).named);
      return "";
    }
    const { url, src, date } = argumentsOf(rest).named;
    if (name === "update") return date ? `**${date}**` : "";
    return name === "embed" || name === "file" ? linkTo(url ?? src) : line;
  });
}

const withoutIcon = (found: string, ticks?: string, marks = ""): string => {
  const [id] = /#[\w-]+/.exec(marks) ?? [];
  return ticks ? found : id ? ` {${id}}` : "";
};

const infoOf = ({ title, lineNumbers }: Record<string, string | undefined>) =>
  [title && `title="${title}"`, lineNumbers === "true" && "showLineNumbers"].filter(Boolean).join(" ");

const linkTo = (url = "") => url && `[${URL.canParse(url) ? new URL(url).hostname : url.split("/").at(-1)}](<${url}>)`;
