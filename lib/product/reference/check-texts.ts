import { parseInline } from "../../authoring/inline-text";
import { isRecord } from "../../input/is-record";
import { lostTexts } from "../../input/lost-texts";
import type { Path, YamlDocument } from "../../input/yaml-document";
import { findLeftovers } from "../../page/leftovers";
import type { Issue } from "../../types";

/** Parsing a document once more takes seconds, and none should have such a name. */
const startOfName = /[:,[{-][ \t]+&\w/;

/** Without one of these, a text has no mark. */
const marked = /[[\]*`~´_]/;

/** Reports texts of a document that pages would not show as they are meant: marks without a partner, and what YAML takes for a name. */
export function checkTexts(document: YamlDocument): Issue[] {
  const { file, text, value, placeOf } = document;
  const named = startOfName.test(text) ? lostTexts(text).filter(({ whole }) => whole.startsWith("&")) : [];
  const mistakes = [
    ...named.map(({ path, message }) => ({ path, message, hint: "Put the whole value in quotes." })),
    ...textsAt(value).flatMap((found) =>
      (marked.test(found.text) ? parseInline(found.text) : [])
        .filter(({ type }) => type === "text")
        .flatMap((part) => findLeftovers(part.text, undefined))
        .map(({ message, hint }) => ({ path: found.path, message, hint })),
    ),
  ];
  return mistakes.map(({ path, message, hint }) => ({ severity: "error", file, ...placeOf(path), message, hint }));
}

/** Keys of data, which pages show as code. */
const data = /^(?:pattern|examples?|default|const|enum)$/;

/** Every text within a value, at any depth, with its path. */
function textsAt(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsAt(item, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => (data.test(key) ? [] : textsAt(item, [...path, key])));
}
