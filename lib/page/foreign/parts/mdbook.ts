import type { PartUse } from "./parts";

const use =
  /^\s*\{\{\s*#(include|rustdoc_include|playground|playpen)\s+([^\s{}:]+)((?::[^\s{}:]*)*)(?:\s[^{}]*)?\}\}\s*$/;

/**
 * Parses a line on which mdBook includes a file: `{{#include a.rs:2:10}}` as text, by lines or between anchors, and
 * `{{#playground a.rs}}` as code. Lines that `rustdoc_include` would hide are not included.
 */
export function bookUse(line: string): PartUse | undefined {
  const [whole, kind, path = "", which = ""] = use.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const [, from = "", to] = which.split(":");
  if (kind?.startsWith("play")) return { path, info: "rust,playground" };
  if (which === "") return { path };
  if (!/^[\w-]*$/.test(from)) return undefined;
  if (!/^\d*$/.test(from)) return { path, region: from };
  return { path, lines: to === undefined ? from : `${from},${to}` };
}

/** True for `{{#title Words}}`, which sets the title of the browser tab and renders nothing. */
export const isBookTitle = (line: string): boolean => /^\s*\{\{\s*#title\s[^{}]*\}\}\s*$/.test(line);

/** Removes the escape from `\{{#include a.rs}}` in code. */
export const withoutEscape = (line: string): string => line.replace(/\\(?=\{\{\s*#)/g, "");

/** True for a page that includes code with hidden lines. */
export const hidesLines = (text: string): boolean => /(?<!\\)\{\{\s*#rustdoc_include\s/.test(text);

/** Drops hidden lines of Rust code, such as `# use a;`, and unescapes a leading `##` to `#`. */
export const withoutHiddenLines = (code: string): string =>
  code
    .split("\n")
    .filter((line) => !/^\s*#(?:\s|$)/.test(line))
    .map((line) => line.replace(/^(\s*)##/, "$1#"))
    .join("\n");
