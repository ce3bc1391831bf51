import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { applyBrand } from "../content/brand";

/** Steps from the root of a document to a value: keys of maps and positions in lists. */
export type Path = readonly (string | number)[];

/** A parsed document that still knows on which line each value stands. */
export type YamlFile = { file: string; text: string; value: unknown; lineOf: (path: Path) => number };

/** Mistakes in a reference document, all of them, each with file and line. */
export class ReferenceFileError extends Error {
  override name = "ReferenceFileError";
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

/**
 * Parses one document of the reference.
 * @param file Path shown in errors, from the project root.
 * @throws ReferenceFileError when the text is not YAML.
 */
export function parseYaml(file: string, text: string): YamlFile {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, merge: false });
  if (document.errors.length > 0) {
    throw new ReferenceFileError(
      document.errors.map((error) => `${file}:${error.linePos?.[0].line ?? 1}  ${error.message.split("\n", 1)[0]}`),
    );
  }
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length--) {
      const range = rangeOf(document.getIn(path.slice(0, length), true));
      if (range !== undefined) return counter.linePos(range).line;
    }
    return 1;
  };
  return { file, text, value: document.toJS(), lineOf };
}

function rangeOf(node: unknown): number | undefined {
  if (typeof node !== "object" || node === null || !("range" in node) || !Array.isArray(node.range)) return undefined;
  const start: unknown = node.range[0];
  return typeof start === "number" ? start : undefined;
}

/** Documents by path, kept for the life of the process and read again when the file on disk is newer. */
const cache = new Map<string, { modified: number; parsed: YamlFile }>();

/** Reads one document of `content/_reference` below `root`, with the owner's names in place of the authored ones. */
export function readYaml(name: string, root: string): YamlFile {
  const file = `content/_reference/${name}`;
  const path = join(root, file);
  const modified = statSync(path).mtimeMs;
  const known = cache.get(path);
  if (known?.modified === modified) return known.parsed;
  const parsed = parseYaml(file, applyBrand(readFileSync(path, "utf8")));
  cache.set(path, { modified, parsed });
  return parsed;
}
