import { codeSpan } from "../code-span";
import { createFenceReader, longestLine } from "./fence-lines";
import { argumentsOf } from "./shortcodes";

const tag = /^(\s*)\{%\s*(end)?([a-z-]+)\b([^{}]*?)\s*%\}\s*$/;
const codeOrIcon = new RegExp(`${codeSpan.source}|<i class="fa-[\\w -]*">:[\\w-]+:</i>`, "g");
const blocks = ["hint", "tabs", "tab"];
/** Blocks replaced by their content. */
const bare = "stepper step columns column content-ref updates prompt".split(" ");
/** Blocks replaced by a single line. */
const leaves = ["embed", "file", "update"];

/**
 * Rewrites GitBook blocks such as `{% hint style="info" %}` and `{% tabs %}` to Hugo shortcodes, which are read next, keeping the number of
 * lines. The title of `{% code %}` moves to the fence in it, embeds become links, and icons are dropped. Lines in `raw` are unchanged.
 */
export function readGitBook(written: readonly string[], raw: ReadonlySet<number> = new Set()): string[] {
  const read = createFenceReader();
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
    if (whole === undefined)
      return kind === "text" ? line.replace(codeOrIcon, (found, ticks?: string) => (ticks ? found : "")) : line;
    if (blocks.includes(name)) return `${indent}{{< ${end ? "/" : ""}${name} ${rest} >}}`;
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

const infoOf = ({ title, lineNumbers }: Record<string, string | undefined>) =>
  [title && `title="${title}"`, lineNumbers === "true" && "showLineNumbers"].filter(Boolean).join(" ");

const linkTo = (url = "") => url && `[${URL.canParse(url) ? new URL(url).hostname : url.split("/").at(-1)}](<${url}>)`;
