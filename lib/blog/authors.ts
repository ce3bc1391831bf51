import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../input/is-record";
import { parseYaml } from "../input/yaml-document";

/**
 * Names of authors by the keys that posts use, from the authors file of Docusaurus or MkDocs (whose name starts with a dot) in the blog's
 * folder.
 */
export function readAuthors(folder: string): ReadonlyMap<string, string> {
  const file = ["authors.yml", "authors.yaml", ".authors.yml"]
    .map((name) => join(folder, name))
    .find((candidate) => existsSync(candidate));
  const data = file === undefined ? {} : parseYaml(file, readFileSync(file, "utf8")).value;
  const authors = isRecord(data) && isRecord(data.authors) ? data.authors : data;
  const entries = isRecord(authors) ? Object.entries(authors) : [];
  return new Map(
    entries.flatMap(([id, author]) =>
      isRecord(author) && typeof author.name === "string" && author.name.trim() ? [[id, author.name.trim()]] : [],
    ),
  );
}
