import type { ThemeRegistration } from "shiki";

/** Kinds of token the site colors, and the TextMate scopes each stands for (later rows win among equal matches). */
const kinds: Record<string, string[]> = {
  comment: ["comment", "punctuation.definition.comment", "string.quoted.docstring"],
  string: ["string", "punctuation.definition.string", "markup.inline.raw", "markup.fenced_code"],
  constant: ["constant", "constant.numeric", "constant.language", "support.constant", "variable.other.constant"],
  escape: [
    "constant.character.escape",
    "string.regexp",
    "punctuation.definition.template-expression",
    "constant.other.placeholder",
  ],
  keyword: ["keyword", "storage", "storage.modifier", "storage.type", "variable.language", "keyword.operator.new"],
  operator: ["keyword.operator", "punctuation.accessor", "keyword.operator.arithmetic"],
  function: [
    "entity.name.function",
    "support.function",
    "meta.function-call entity.name.function",
    "entity.other.attribute-name.css",
  ],
  type: [
    "entity.name.type",
    "support.type",
    "support.class",
    "entity.name.class",
    "entity.other.inherited-class",
    "entity.name.namespace",
  ],
  tag: ["entity.name.tag", "markup.heading", "entity.name.section"],
  property: [
    "support.type.property-name",
    "variable.other.property",
    "variable.other.object.property",
    "meta.object-literal.key",
    "entity.other.attribute-name",
  ],
  variable: ["variable.parameter", "variable.other.identifier"],
  punctuation: ["punctuation", "meta.brace"],
  link: ["markup.underline.link", "string.other.link"],
  inserted: ["markup.inserted", "meta.diff.header.to-file"],
  deleted: ["markup.deleted", "meta.diff.header.from-file"],
};

const prefix = "kind-";

/** A theme without colors: every token gets the name of its kind as color, which `styles/code.css` styles. */
export const codeTheme: ThemeRegistration = {
  name: "site",
  type: "dark",
  fg: "kind-plain",
  bg: "kind-none",
  settings: Object.entries(kinds).map(([kind, scope]) => ({ scope, settings: { foreground: prefix + kind } })),
};

/** Kinds that look like plain text and need no element. */
const quiet = new Set(["plain", "punctuation"]);

/** The kind a token's "color" stands for; undefined for plain text. */
export function kindOf(color: string | undefined): string | undefined {
  const kind = color?.toLowerCase().startsWith(prefix) ? color.slice(prefix.length).toLowerCase() : undefined;
  return kind && !quiet.has(kind) ? kind : undefined;
}
