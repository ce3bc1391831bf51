import { existsSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../../input/is-record";
import { readText } from "../../../input/read-text";
import { textValue } from "../../../input/text-value";
import { parseYaml } from "../../../input/yaml-document";
import type { Issue } from "../../../types";
import { literalExport } from "../nav/literal-export";
import { findNavFile, moduleNames, type NavPlace } from "../nav/nav-file";

/** Metadata that a file in a folder declares: label and position of the folder itself and of its entries. */
export type FolderMeta = {
  label?: string;
  position?: number;
  /** Entries by name of page or folder: label, position, the part they belong to, whether they sort after all others or are hidden. */
  entries: Map<string, { label?: string; position: number; part?: string; isLast: boolean; isHidden: boolean }>;
  /** The part that unlisted entries belong to. */
  rest?: string;
  /** Docusaurus id of the folder's page, which may be in the folder or beside it. */
  page?: string;
};

/** An entry of such a file, in order: a page or folder, or a separator with the name of the part it begins. */
type Listed = { name: string; label?: string | undefined; begins?: string; isHidden?: boolean };

/** Metadata files of other tools: JSON, YAML, and modules whose default export is parsed, never executed. */
const fileNames = [
  ...[
    "_category_.json",
    "_category_.yml",
    "_category_.yaml",
    "meta.json",
    "_meta.json",
    ".nav.yml",
    ".pages",
    ".navigation.yml",
  ],
  ...["_meta.js", "_meta.jsx", "_meta.ts", "_meta.tsx"],
];

/** Reads the metadata of all folders of a tree, keyed by path relative to the tree. `names` are the paths of its pages. */
export function readFolderMeta(
  { folder: root, label }: NavPlace,
  names: readonly string[],
): { metas: Map<string, FolderMeta>; issues: Issue[] } {
  const everywhere = findNavFile({ folder: root, label }, globalNames, [root]);
  const metas = new Map(everywhere && metasIn(literalExport(everywhere.text), ""));
  const issues: Issue[] = everywhere?.issues ?? [];
  for (const folder of foldersOf(names)) {
    const name = fileNames.find((candidate) => existsSync(join(root, folder, candidate)));
    if (name === undefined) continue;
    const file = [label, folder, name].filter(Boolean).join("/");
    const { text, issues: ofFile } = readText(join(root, folder, name), file, "warning");
    const { value, issues: found } = readMeta(file, text);
    if (isRecord(value)) metas.set(folder, metaOf(value, name));
    issues.push(...ofFile, ...found.map((issue): Issue => ({ ...issue, severity: "warning" })));
  }
  return { metas, issues };
}

/** Nextra's file at the root of the tree that declares the entries of every folder. */
const globalNames = moduleNames("_meta.global").flatMap((name) => [name, `${name}x`]);

/** Flattens that file to one entry a folder; a folder nests its entries under `items`. */
const metasIn = (data: Readonly<Record<string, unknown>>, folder: string): [string, FolderMeta][] => [
  [folder, metaOf(data, "_meta.global")],
  ...Object.entries(data).flatMap(([name, value]) =>
    isRecord(value) && isRecord(value.items) ? metasIn(value.items, folder ? `${folder}/${name}` : name) : [],
  ),
];

const readMeta = (file: string, text: string): { value: unknown; issues: readonly Issue[] } =>
  /\.[jt]sx?$/.test(file) ? { value: literalExport(text), issues: [] } : parseYaml(file, text);

/** Every ancestor folder of a page, including the root. */
function foldersOf(names: readonly string[]): Set<string> {
  const parts = names.map((name) => name.split("/").slice(0, -1));
  return new Set(["", ...parts.flatMap((path) => path.map((_, index) => path.slice(0, index + 1).join("/")))]);
}

function metaOf(data: Readonly<Record<string, unknown>>, name: string): FolderMeta {
  const position = Number(data.position ?? Number.NaN);
  const page = isRecord(data.link) && data.link.type === "doc" ? textValue(data.link.id) : undefined;
  const own = {
    label: textValue(data.label) ?? textValue(data.title),
    ...(Number.isFinite(position) && { position }),
    ...(page && { page }),
  };
  if (name.startsWith("_meta.")) return placed(Object.entries(data).map(listedIn));
  const pages: unknown[] = [data.pages ?? data.nav].flat();
  return { ...own, ...placed(pages.flatMap(entriesIn)) };
}

/** Listed entries get negative positions, so they sort in order before unlisted ones; those after `...` sort last. */
function placed(list: readonly Listed[]): Pick<FolderMeta, "entries" | "rest"> {
  const entries: FolderMeta["entries"] = new Map();
  let [part, rest, isLast] = ["", "", false];
  for (const [index, { name, label, begins, isHidden = false }] of list.entries()) {
    if (begins !== undefined) part = begins;
    else if (name === "...") [rest, isLast] = [part, true];
    else
      entries.set(name, {
        ...(label && { label }),
        position: index - list.length,
        ...(part && { part }),
        isLast,
        isHidden,
      });
  }
  return { entries, ...(rest && { rest }) };
}

const separator = /^---(?:\[[^\]]*\])?(.*?)(?:---)?$/;

/** An entry of Fumadocs, or of an MkDocs plugin, where a label may precede it: `Setup: setup.md`. */
function entriesIn(entry: unknown): Listed[] {
  if (typeof entry === "string") {
    const [, begins] = separator.exec(entry) ?? [];
    // In Fumadocs, `...name` inlines the contents of a folder and `!name` hides an entry.
    const name = entry.replace(/^\.\/|^\.\.\.(?=.)|^!|\.mdx?$|\/$/g, "");
    return [{ name, ...(begins !== undefined && { begins }), isHidden: entry.startsWith("!") }];
  }
  if (!isRecord(entry)) return [];
  return Object.entries(entry).flatMap(([label, file]) =>
    typeof file === "string" ? entriesIn(file).map((named) => ({ ...named, label })) : [],
  );
}

function listedIn([name, value]: [string, unknown]): Listed {
  const label = textValue(isRecord(value) ? value.title : value);
  if (!isRecord(value)) return { name, label };
  return {
    name,
    label,
    ...(value.type === "separator" && { begins: label ?? "" }),
    isHidden: value.display === "hidden",
  };
}
