import { existsSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../input/is-record";
import { readText } from "../../input/read-text";
import { textValue } from "../../input/text-value";
import { parseYaml } from "../../input/yaml-document";
import type { Issue } from "../../types";
import { literalExport } from "./literal-export";
import { findNavFile, moduleNames, type NavPlace } from "./nav-file";

/** What a file in a folder says of the folder: its label and place among its neighbors, and those of what is in it. */
export type FolderMeta = {
  label?: string;
  position?: number;
  /** Labels and positions by the name of a page or folder in it, the part that they stand in, whether that is below all others or nowhere. */
  entries: Map<string, { label?: string; position: number; part?: string; isLast: boolean; isHidden: boolean }>;
  /** The part of those that are not named. */
  rest?: string;
  /** The id of its page in Docusaurus, which may be in it or beside it. */
  page?: string;
};

/** What a file lists, in its order: a page or folder, or a separator with the name of the part that it begins. */
type Listed = { name: string; label?: string | undefined; begins?: string; isHidden?: boolean };

/** Names of such files in other tools: JSON and YAML, and modules whose default export is read, not run. */
const fileNames = [
  ...["_category_.json", "_category_.yml", "_category_.yaml", "meta.json", "_meta.json", ".nav.yml", ".pages"],
  ...["_meta.js", "_meta.jsx", "_meta.ts", "_meta.tsx"],
];

/** Reads what the folders of a tree say of themselves, by path from the tree; `names` are its pages, by their paths. */
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

/** The file of Nextra at the top that says of all folders what is in them. */
const globalNames = moduleNames("_meta.global").flatMap((name) => [name, `${name}x`]);

/** What it says of each folder, with what is in that as its `items`. */
const metasIn = (data: Readonly<Record<string, unknown>>, folder: string): [string, FolderMeta][] => [
  [folder, metaOf(data, "_meta.global")],
  ...Object.entries(data).flatMap(([name, value]) =>
    isRecord(value) && isRecord(value.items) ? metasIn(value.items, folder ? `${folder}/${name}` : name) : [],
  ),
];

const readMeta = (file: string, text: string): { value: unknown; issues: readonly Issue[] } =>
  /\.[jt]sx?$/.test(file) ? { value: literalExport(text), issues: [] } : parseYaml(file, text);

/** Every folder around a page, the top included. */
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

/** Listed entries come first, in their order, before those that are not listed; entries after three dots come last. */
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

/** A page or folder of Fumadocs, or of plugins of MkDocs, where a label may stand in front: `Setup: setup.md`. */
function entriesIn(entry: unknown): Listed[] {
  if (typeof entry === "string") {
    const [, begins] = separator.exec(entry) ?? [];
    // Three dots before a name put what is in the folder in its place; an exclamation mark hides it.
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
