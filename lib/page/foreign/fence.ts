import type { Code } from "mdast";

/**
 * Options of a fence in other tools become ours: `js{1,3}:line-numbers [app.js]` → language `js`, options
 * `{1,3} showLineNumbers title="app.js"`; `{ .py .copy hl_lines="2 3-4" linenums="5" }` → `py`, `{2,3-4} showLineNumbers=5`.
 */
export function readFence(code: Code): void {
  const info = `${code.lang ?? ""} ${code.meta ?? ""}`.trim();
  const startsWithOption = /^[\w-]+=/.test(info);
  const [, lang = "", options = ""] = inBraces(info) ?? (startsWithOption ? ["", "", info] : language.exec(info)) ?? [];
  const written = options
    .replace(/:(no-)?line-numbers(=\d+)?/g, (_, no?: string, start = "") => (no ? "" : ` showLineNumbers${start}`))
    .replace(/\blinenums="(\d+)[^"]*"/g, "showLineNumbers=$1")
    .replace(/\bhl_lines="([\d\s-]+)"/g, (_, lines: string) => `{${lines.trim().replace(/\s+/g, ",")}}`)
    .replace(/\bfile(?:name)?=/g, "title=")
    .replace(/\btitle='([^']*)'/g, 'title="$1"');
  const label = /(?:^|\s)\[([^\]]+)\]/.exec(written)?.[1];
  const meta =
    label === undefined ? written : `${written.replace(`[${label}]`, "")} title="${label.split("~")[0]?.trim()}"`;
  code.lang = lang.replace(/-vue$/, "");
  code.meta = meta.trim().replace(/\s+/g, " ");
}

/** A language, words behind commas that tell other tools how to test the code (`rust,ignore`), and options. */
const language = /^([^{:[\s,]*)(?:,[^{:[\s]*)?(.*)$/;

/** `{ .py .copy title="a.py" }`, with or without the language in front: language, and options that are no classes. */
function inBraces(info: string): string[] | undefined {
  const [, before = "", inner] = /^(\w*)\s*\{:?\s*([.#][^{}]*)\}$/.exec(info) ?? [];
  if (inner === undefined) return undefined;
  const classes = /(?<!\S)\.[\w-]+/g;
  const lang = before || inner.match(classes)?.[0]?.slice(1) || "";
  return [info, lang, ` ${inner.replace(classes, "").replace(/(?<!\S)#[\w-]+/g, "")}`];
}
