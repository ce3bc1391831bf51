import { createRequire } from "node:module";
import { join } from "node:path";
import type toml from "smol-toml";
import type { Path, ReadYaml } from "../input/yaml-document";
import { memoize } from "../memoize";
import { projectRoot } from "../site/environment";

/** The line above and below TOML front matter, as in Hugo. */
export const tomlFence = "+++";

const opening = /^\uFEFF?\+{3}[ \t]*\r?\n(?:[\s\S]*?\n)?\+{3}[ \t]*(?:\r?\n|$)/;

/** True for a file that begins with TOML front matter; an unclosed fence is text. */
export const hasToml = (text: string): boolean => opening.test(text);

/** Loaded for the first TOML front matter, so that other commands do not wait for it. */
const parser = memoize((root: string): typeof toml => createRequire(join(root, "package.json"))("smol-toml"));

/** Parses the TOML text `written`; messages call its file `file`. A syntax error is an issue of the document. */
export const readToml: ReadYaml = (file, written) => {
  const text = written.replace(/\r\n?/g, "\n");
  const placeOf = ([key]: Path) => {
    const line = text.split("\n").findIndex((line) => line.split("=", 1)[0]?.trim() === key);
    return { line: Math.max(line, 0) + 1, column: 1 };
  };
  const document = { file, text, placeOf, placeOfKey: placeOf };
  const { parse, TomlError } = parser(projectRoot());
  try {
    return { ...document, value: parse(text), issues: [] };
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause;
    const { line, column, message } = cause;
    const reason = message.split("\n", 1)[0]?.replace(/^Invalid TOML document: /, "");
    const hint = "Put text in double quotes, and write lists as [ … ] with commas.";
    return {
      ...document,
      value: undefined,
      issues: [{ severity: "error", file, line, column, message: `Not valid TOML: ${reason}.`, hint }],
    };
  }
};
