import { existsSync } from "node:fs";
import { posix } from "node:path";
import { isRecord } from "../../input/is-record";
import { readTextIfExists } from "../../input/read-text";
import { textValue } from "../../input/text-value";
import { parseYaml } from "../../input/yaml-document";
import { isInside, listFiles } from "../../list-files";
import type { Parts } from "../../page/foreign/parts";
import { projectFoldersOf } from "../place";

/** Texts by the template that stands for them, without blanks: `{{site.title}}` of Jekyll, `{{name}}` of MyST, `{{<name>}}` of Hugo. */
export type NamedValues = ReadonlyMap<string, string>;

/** The values that a tree of Sphinx or Hugo names for its pages. */
export function namedValues(tree: string): NamedValues {
  return new Map([...substitutionsIn(tree), ...shortcodesOf(tree)]);
}

const dictionary = /^myst_substitutions\s*=\s*(\{[\s\S]*?^\})/m;
const ofFile = /\bopen\(\s*["']([^"'\n]+\.ya?ml)["'][^()\n]*\)\s*as\s+\w+:\s*\n\s*myst_substitutions\b/g;

/** `myst_substitutions` in the `conf.py` of a tree, as a dictionary of texts or from the YAML files it names. */
function substitutionsIn(tree: string): [string, string][] {
  const configuration = readTextIfExists(posix.join(tree, "conf.py"));
  const files = [...configuration.matchAll(ofFile)].map(([, name = ""]) => posix.join(tree, name));
  const texts = files.filter((file) => isInside(file, tree)).map(readTextIfExists);
  return [dictionary.exec(configuration)?.[1] ?? "", ...texts].flatMap((text) => {
    const { value } = parseYaml("", text);
    return Object.entries(isRecord(value) ? value : {}).flatMap(([name, own]): [string, string][] => {
      const words = typeof own === "string" ? own : textValue(own);
      return words === undefined ? [] : [[`{{${name}}}`, words.trim()]];
    });
  });
}

/** What a shortcode of Hugo holds for Hugo and for programs, and shows nobody. */
const unseen =
  /\{\{-?\s*(?:\/\*[\s\S]*?\*\/|""|\$_hugo_config\s*:=\s*`[^`]*`)\s*-?\}\}|<!--[\s\S]*?-->|<meta\b[^<>]*>/g;

/** The shortcodes of a project that are nothing but text or HTML, such as the number of the latest version. */
function shortcodesOf(tree: string): [string, string][] {
  const folders = projectFoldersOf(tree).flatMap((folder) =>
    ["layouts/shortcodes", "layouts/_shortcodes"].map((name) => posix.join(folder, name)),
  );
  return folders.filter(existsSync).flatMap((folder) =>
    listFiles(folder).files.flatMap((file): [string, string][] => {
      const [, name] = /^(.+)\.html$/.exec(file) ?? [];
      const text = name === undefined ? "{{" : readTextIfExists(posix.join(folder, file)).replace(unseen, "");
      return text.includes("{{") ? [] : [[`{{<${name}>}}`, text.trim().replace(/\s+/g, " ")]];
    }),
  );
}

const rawTag = /(\{%-?\s*(?:end)?raw\s*-?%\})/;
const template = /\{\{([<%-]?)\s*([\w./-]+?)\s*[>%-]?\}\}/g;
const alone = /^([ \t]*)\{\{\s*([\w.-]+)\s*\}\}[ \t]*$/gm;

/**
 * Puts values in the places of their templates, except in what is marked as raw. One of several lines needs a line of its own: there it
 * becomes an inclusion, whose text is among the parts.
 */
export function withValues(body: string, values: NamedValues): { body: string; parts: Parts } {
  const parts: Record<string, string> = {};
  if (values.size === 0 || !body.includes("{{")) return { body, parts };
  const asPart = (whole: string, indent: string, name: string) => {
    const value = values.get(`{{${name}}}`);
    if (!value?.includes("\n")) return whole;
    parts[name] = value;
    return `${indent}<!-- @include: ${name} -->`;
  };
  const asText = (whole: string, sign: string, name: string) => {
    const value = values.get(/[<%]/.test(sign) ? `{{<${name}>}}` : `{{${name}}}`);
    return value === undefined || value.includes("\n") ? whole : value;
  };
  let isRaw = false;
  const written = body.split(rawTag).map((part) => {
    if (rawTag.test(part)) isRaw = !/end/.test(part);
    return isRaw ? part : part.replace(alone, asPart).replace(template, asText);
  });
  return { body: written.join(""), parts };
}
