import { realpathSync } from "node:fs";
import { join } from "node:path";
import { substitutionsOf } from "../../../authoring/substitutions";
import { readText } from "../../../input/read-text";
import { inOneLine } from "../../../input/text-value";
import { parseYaml } from "../../../input/yaml-document";
import { listFiles } from "../../../list-files";
import { codeSpan } from "../../../page/code-span";
import { createFenceReader } from "../../../page/foreign/code/fence-lines";
import { readDirectives } from "../../../page/foreign/directives/myst";
import type { Parts } from "../../../page/foreign/parts/parts";
import { isFolder, projectFoldersOf } from "../../place";
import { isReadable } from "./parts-of";

/**
 * Texts by the template that stands for them, without blanks: `{{site.title}}` of Jekyll, `{{name}}` of MyST, `{{<name>}}` of
 * Hugo, and `{{<param name>}}` for its parameters.
 */
export type NamedValues = ReadonlyMap<string, string>;

/** The values that a tree of Sphinx or Hugo names for its pages. */
export function namedValues(tree: string): NamedValues {
  return new Map([...substitutionsIn(tree), ...shortcodesOf(tree)]);
}

const dictionary = /^myst_substitutions[ \t]*=[ \t]*(\{[^{}\n]*\}|\{[\s\S]*?^\})/m;
const ofFile = /\bopen\([ \t]*["']([^"'\n]+\.ya?ml)["'][^()\n]*\)[ \t]*as[ \t]+\w+:[ \t]*\n[ \t]*myst_substitutions\b/g;

/** `myst_substitutions` in the `conf.py` of a tree, as a dictionary of texts or from the YAML files it names. */
function substitutionsIn(tree: string): [string, string][] {
  const configuration = readIn(tree, "conf.py");
  const texts = [...configuration.matchAll(ofFile)].map(([, name = ""]) => readIn(tree, name));
  return [dictionary.exec(configuration)?.[1] ?? "", ...texts].flatMap((text) =>
    substitutionsOf(parseYaml("", text).value).map(([name, words]): [string, string] => [`{{${name}}}`, words]),
  );
}

/** The text of a file in a folder, by its path from there; empty if it is not one that pages could include. */
function readIn(folder: string, name: string): string {
  const file = join(folder, name);
  return isReadable(file, realpathSync(folder)) ? readText(file, name, "warning").text : "";
}

/** What a shortcode of Hugo holds for Hugo and for programs, and shows nobody. */
const unseen =
  /\{\{-?\s*(?:\/\*[\s\S]*?\*\/|""|\$_hugo_config\s*:=\s*`[^`]*`)\s*-?\}\}|<!--[\s\S]*?-->|<meta\b[^<>]*>/g;

/** Maximum length of a shortcode in characters. */
const longest = 10_000;

/** The shortcodes of a project that are nothing but text or HTML, such as the number of the latest version. */
function shortcodesOf(tree: string): [string, string][] {
  const folders = projectFoldersOf(tree).flatMap((folder) =>
    ["layouts/shortcodes", "layouts/_shortcodes"].map((name) => join(folder, name)),
  );
  return folders.filter(isFolder).flatMap((folder) =>
    listFiles(folder).files.flatMap((file): [string, string][] => {
      const [, name] = /^(.+)\.html$/.exec(file) ?? [];
      const written = name === undefined ? "" : readIn(folder, file);
      const text = written.length > longest ? "{{" : written.replace(unseen, "");
      return name === undefined || text.includes("{{") ? [] : [[`{{<${name}>}}`, inOneLine(text)]];
    }),
  );
}

const rawTag = /(\{%-?\s*(?:end)?raw\s*-?%\})/;
const template = /\{\{([<%-]?)\s*(?:_?(param)\s+["']?)?([\w./-]+?)["']?\s*[>%-]?\}\}/g;
const codeOrTemplate = new RegExp(`${codeSpan.source}|${template.source}`, "g");
const alone = /^([ \t]*)\{\{\s*([\w.-]+)\s*\}\}[ \t]*$/;

/**
 * Puts values in the places of their templates, except in what is marked as raw, and those of MyST not in code. One of several lines needs
 * a line of its own: there it becomes an inclusion, whose text is among the parts.
 */
export function withValues(body: string, values: NamedValues): { body: string; parts: Parts } {
  if (values.size === 0 || !body.includes("{{")) return { body, parts: {} };
  const parts = new Map<string, string>();
  const fill = (text: string, isCode: boolean) =>
    text.replace(template, (whole, sign: string, param: string | undefined, name: string) => {
      const key = /[<%]/.test(sign) ? `{{<${param ? "param " : ""}${name}>}}` : `{{${name}}}`;
      const value = isCode && !/^\{\{(?:<|site\.)/.test(key) ? undefined : values.get(key);
      return value === undefined || value.includes("\n") ? whole : value;
    });
  const fillText = (line: string) => {
    const [, indent, name = ""] = alone.exec(line) ?? [];
    const value = values.get(`{{${name}}}`);
    if (!value?.includes("\n")) return line.replace(codeOrTemplate, (whole, ticks) => fill(whole, ticks !== undefined));
    parts.set(name, value);
    return `${indent}<!-- @include: ${name} -->`;
  };
  const lines = body.split("\n");
  const read = createFenceReader();
  const isCode = readDirectives(lines).map((line) => read(line) !== "text");
  let isRaw = false;
  const written = lines.map((line, index) =>
    line
      .split(rawTag)
      .map((part) => {
        if (rawTag.test(part)) isRaw = !/end/.test(part);
        if (isRaw || !part.includes("{{")) return part;
        return isCode[index] ? fill(part, true) : fillText(part);
      })
      .join(""),
  );
  return { body: written.join("\n"), parts: Object.fromEntries(parts) };
}
