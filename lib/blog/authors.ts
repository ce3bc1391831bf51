import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../input/is-record";
import { parseYaml, type YamlDocument } from "../input/yaml-document";
import type { Issue } from "../types";

/** Names of authors by the keys that posts use, and what is wrong with their file. */
type Authors = { names: ReadonlyMap<string, string>; issues: Issue[] };

/** Files of authors of Docusaurus and MkDocs, in the blog's folder. */
export const authorsFiles: readonly string[] = ["authors.yml", "authors.yaml", ".authors.yml"];

/** Reads the authors of a foreign blog. Messages call its folder `label`. */
export function readAuthors(folder: string, label: string): Authors {
  const name = authorsFiles.find((candidate) => existsSync(join(folder, candidate)));
  if (name === undefined) return { names: new Map(), issues: [] };
  const document = parseYaml(`${label}/${name}`, readFileSync(join(folder, name), "utf8"));
  const { value, issues } = document;
  const isNested = isRecord(value) && isRecord(value.authors);
  const authors = isNested ? value.authors : value;
  const names = new Map<string, string>();
  const unnamed: Issue[] = [];
  for (const [id, author] of isRecord(authors) ? Object.entries(authors) : []) {
    const own = isRecord(author) && typeof author.name === "string" ? author.name.trim() : "";
    if (own) names.set(id, own);
    else unnamed.push(withoutName(document, isNested ? ["authors", id] : [id], id));
  }
  return { names, issues: [...issues.map((issue) => ({ ...issue, severity: "warning" as const })), ...unnamed] };
}

const withoutName = ({ file, placeOfKey }: YamlDocument, path: readonly string[], id: string): Issue => ({
  severity: "warning",
  file,
  ...placeOfKey(path),
  message: `The author "${id}" has no name: posts show "${id}".`,
  hint: `Give it one, as in ${id}: { name: Ann Lee }.`,
});
