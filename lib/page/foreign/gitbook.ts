import { createFenceReader } from "./fence-lines";
import { argumentsOf } from "./shortcodes";

const tag = /^(\s*)\{%\s*(end)?([a-z-]+)\b([^{}]*?)\s*%\}\s*$/;
const blocks = ["hint", "tabs", "tab"];
/** What they hold is shown without them. */
const bare = "stepper step columns column content-ref updates prompt".split(" ");
/** What has one line that is shown. */
const leaves = ["embed", "file", "update"];

/**
 * Blocks of GitBook, line for line, in the syntax of Hugo, which is read next: `{% hint style="info" %}`, `{% tabs %}`. Titles of
 * `{% code %}` stand on the fence in it, and what is embedded becomes a link.
 */
export function readGitBook(written: readonly string[]): string[] {
  const read = createFenceReader();
  let info = "";
  return written.map((line) => {
    const kind = read(line);
    if (kind === "opening") {
      const known = info;
      info = "";
      return known ? `${line.trimEnd()} ${known}` : line;
    }
    const [whole, indent = "", end, name = "", rest = ""] =
      kind === "text" && line.length <= longest ? (tag.exec(line) ?? []) : [];
    if (whole === undefined) return line;
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

/** Longest line that is looked at, so that none costs more time than it is worth. */
const longest = 1000;

const infoOf = ({ title, lineNumbers }: Record<string, string | undefined>) =>
  [title && `title="${title}"`, lineNumbers === "true" && "showLineNumbers"].filter(Boolean).join(" ");

const linkTo = (url = "") => url && `[${URL.canParse(url) ? new URL(url).hostname : url.split("/").at(-1)}](<${url}>)`;
