import { parseInline } from "../../authoring/inline-text";
import { lostTexts } from "../../input/lost-texts";
import type { YamlDocument } from "../../input/yaml-document";
import { findLeftovers } from "../../page/leftovers";
import type { Issue } from "../../types";
import { textsAt } from "./json";

/** Parsing a document once more takes seconds, and none should have such a name. */
const startOfName = /[:,[{-][ \t]+&\w/;

/** Without one of these, a text has no mark. */
const marked = /[[\]*`~´_]/;

/** Keys of data, which pages show as code. */
const data = /^(?:pattern|examples?|default|const|enum)$/;

/** Reports texts of a document that pages would not show as they are meant: marks without a partner, and what YAML takes for a name. */
export function checkTexts(document: YamlDocument): Issue[] {
  const { file, text, value, placeOf } = document;
  const named = startOfName.test(text) ? lostTexts(text).filter(({ whole }) => whole.startsWith("&")) : [];
  const mistakes = [
    ...named.map(({ path, message }) => ({ path, message, hint: "Put the whole value in quotes." })),
    ...textsAt(value, data).flatMap((found) =>
      (marked.test(found.text) ? parseInline(found.text) : [])
        .filter(({ type }) => type === "text")
        .flatMap((part) => findLeftovers(part.text, undefined))
        .map(({ message, hint }) => ({ path: found.path, message, hint })),
    ),
  ];
  return mistakes.map(({ path, message, hint }) => ({ severity: "error", file, ...placeOf(path), message, hint }));
}
