import { parse, TomlError } from "smol-toml";
import type { Path, ReadYaml } from "../input/yaml-document";

/** The line above and below front matter in TOML, as Hugo has it. */
export const tomlFence = "+++";

const opening = /^\uFEFF?\+{3}[ \t]*\r?\n(?:[\s\S]*?\n)?\+{3}[ \t]*(?:\r?\n|$)/;

/** True for a file that begins with front matter in TOML; one that opens and never closes begins with text. */
export const hasToml = (text: string): boolean => opening.test(text);

/** Reads the TOML `written` of a `file` that messages name. A mistake is an issue of the document. */
export const readToml: ReadYaml = (file, written) => {
  const text = written.replace(/\r\n?/g, "\n");
  const placeOf = ([key]: Path) => {
    const line = text.split("\n").findIndex((line) => line.split("=", 1)[0]?.trim() === key);
    return { line: Math.max(line, 0) + 1, column: 1 };
  };
  const document = { file, text, placeOf, placeOfKey: placeOf };
  try {
    return { ...document, value: parse(text), issues: [] };
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause;
    const { line, column, message } = cause;
    const reason = message.split("\n", 1)[0]?.replace(/^Invalid TOML document: /, "");
    const hint = "Put texts in double quotes, and write lists as [ … ] with commas.";
    return {
      ...document,
      value: undefined,
      issues: [{ severity: "error", file, line, column, message: `Not valid TOML: ${reason}.`, hint }],
    };
  }
};
