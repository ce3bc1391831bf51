import matter from "gray-matter";
import { isRecord } from "../input/is-record";
import { parseYaml, type ReadYaml } from "../input/yaml-document";
import type { DocFormat, Issue } from "../types";
import { frontMatterKeys, type Split } from "./front-matter";

const refuse = () => {
  throw new TypeError("Front matter is never executed.");
};
/** gray-matter would execute front matter whose fence names a language, so every engine but YAML refuses. */
const executable = { js: refuse, javascript: refuse, json: refuse, coffee: refuse, coffeescript: refuse, cson: refuse };

/** Maximum length of front matter in characters, since parsing some YAML takes quadratic time. */
const largest = 20_000;

/** Empty front matter. */
const emptyHead = (file: string) => parseYaml(file, "{}", { value: {} });

/** A file that is all body. */
export const withoutFrontMatter = (file: string, body: string): Split => ({
  head: emptyHead(file),
  data: {},
  body,
  issues: [],
});

/**
 * Splits a file into front matter and body. Script pages have the same front matter in a comment, from a `/*---` line to
 * a `---*` + `/` line. `read` parses the text between lines of `fence`.
 */
export function splitFrontMatter(
  file: string,
  written: string,
  format: DocFormat,
  read: ReadYaml = parseYaml,
  fence = "---",
): Split {
  const text = written.replace(/^\uFEFF/, "");
  let head = emptyHead(file);
  const fail = (issue: Pick<Issue, "message" | "hint" | "line" | "column">, body = text): Split => ({
    head,
    data: {},
    body,
    issues: [{ severity: "error", file, line: 1, ...issue }],
  });
  const [open, close] = format === "tsx" ? (["/*---", "---*/"] as const) : ([fence, fence] as const);
  if (!text.startsWith(open)) {
    const late = format === "tsx" ? undefined : blockIn(text);
    if (late)
      return fail(
        {
          message: "The front matter is not at the start of the file.",
          hint: "Remove the blank lines and spaces before it.",
        },
        late.rest,
      );
    const hint = `Start the file with ${open}, then title, description and type, then ${close}.`;
    const [block = ""] = format === "tsx" ? [] : (headlessBlock.exec(text) ?? []);
    return fail({ message: "The page has no front matter.", hint }, ours.test(block) ? without(block, text) : text);
  }
  if (/^(\/\*)?---[^\S\n]*[^\s-]/.test(text)) {
    const message = `Front matter names a language: "${text.split("\n", 1)[0]?.trim()}".`;
    return fail({
      message,
      hint: "Only YAML is supported, and code is never executed. Remove the word after the dashes.",
    });
  }
  const end = text.indexOf(`\n${close}`);
  // A line of four or more dashes is not a fence.
  if (end < 0 && text.charAt(open.length) !== "-") {
    const hint = `Write ${close} on a line of its own below its last key. For a horizontal rule, write *** instead.`;
    return { ...fail({ message: "The front matter is never closed.", hint }, without(text, text)), whole: text };
  }
  if (end > largest) {
    const message = `Front matter is too long to read: ${end} characters.`;
    const hint = `The limit is ${largest}: move text to the page itself.`;
    return { ...fail({ message, hint }, without(text, text)), whole: text };
  }
  // The text between the fences begins with the line end of the first one, so its line numbers match those of the file.
  const parse = (between: string) => {
    head = read(file, between);
    return isRecord(head.value) ? head.value : {};
  };
  const parsed = matter(text, { engines: { ...executable, yaml: { parse } }, delimiters: [open, close] });
  const body = text.slice(0, text.length - parsed.content.length).replace(/[^\n]/g, "") + parsed.content;
  const [mistake] = head.issues;
  if (mistake) return fail({ ...mistake, message: `Front matter: ${mistake.message}` }, body);
  if (!isRecord(head.value ?? {})) {
    const message = `Front matter is not a map of keys and values: ${JSON.stringify(head.value)}.`;
    const hint = "Write a key, a colon, and a value on each line: title: Open tasks.";
    return fail({ message, hint }, body);
  }
  const [below = ""] = Object.keys(parsed.data).length === 0 ? (headlessBlock.exec(body) ?? []) : [];
  if (ours.test(below)) return { head, data: {}, body: without(below, body), issues: [] };
  const again = blockIn(body);
  if (!again) return { head, data: parsed.data, body, issues: [] };
  const { line, rest } = again;
  const hint = "Put what both say into the first, and remove the second.";
  return { ...fail({ message: "The page has a second front matter.", hint, line }, rest), data: parsed.data };
}

/** The line of a block of our keys below nothing but blanks, and the text with empty lines in its place; undefined if there is none. */
function blockIn(text: string): { line: number; rest: string } | undefined {
  const [block = "", blanks = ""] = lateBlock.exec(text) ?? [];
  if (!ours.test(block)) return undefined;
  return { line: blanks.split("\n").length, rest: without(block, text) };
}

/** A text with empty lines in place of a block that it begins with. */
const without = (block: string, text: string) => block.replace(/[^\n]/g, "") + text.slice(block.length);

/** A block of keys between lines of dashes, below blanks. */
const lateBlock = /^(\s*)---[ \t]*\n(?:\w[\w-]*:.*\n|[ \t-].*\n|\n)+?---[ \t]*(?:\n|$)/;
/** A block of keys without the line above it, or with too long a line there. */
const headlessBlock = /^(?:-{4,}[ \t]*\n)?(?:\w[\w-]*:.*\n|[ \t-].*\n|\n)+?---[ \t]*(?:\n|$)/;
const ours = new RegExp(`^(?:${frontMatterKeys.join("|")}):`, "m");
