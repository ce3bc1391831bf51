import type { PartUse } from "./parts";

const use =
  /^\s*\{\{\s*#(include|rustdoc_include|playground|playpen)\s+([^\s{}:]+)((?::[^\s{}:]*)*)(?:\s[^{}]*)?\}\}\s*$/;

/**
 * A file that mdBook puts in the place of a line: `{{#include a.rs:2:10}}` as text, by lines or between anchors, and
 * `{{#playground a.rs}}` as code. Lines that `rustdoc_include` hides are none.
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

/** `{{#title Words}}` names the window of a page and is no text. */
export const isBookTitle = (line: string): boolean => /^\s*\{\{\s*#title\s[^{}]*\}\}\s*$/.test(line);

/** `\{{#include a.rs}}` in code is shown without what keeps it from being read. */
export const withoutEscape = (line: string): string => line.replace(/\\(?=\{\{\s*#)/g, "");

/** True for a page that takes code with lines that are hidden. */
export const hidesLines = (text: string): boolean => /(?<!\\)\{\{\s*#rustdoc_include\s/.test(text);

/** Rust without lines that are there for its compiler alone, `# use a;`; a line that begins with `##` begins with `#`. */
export const withoutHiddenLines = (code: string): string =>
  code
    .split("\n")
    .filter((line) => !/^\s*#(?:\s|$)/.test(line))
    .map((line) => line.replace(/^(\s*)##/, "$1#"))
    .join("\n");
