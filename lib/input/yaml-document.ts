import { type Document, isMap, LineCounter, parseAllDocuments, parseDocument, type YAMLError } from "yaml";
import type { Issue, Position } from "../types";

/** Steps from the root of a document to a value: keys of maps and positions in lists. */
export type Path = readonly PropertyKey[];

/** A parsed document that still knows where each value is in its file. */
export type YamlDocument = {
  /** Path shown in messages, from the project root. */
  file: string;
  text: string;
  /** What the document says; nothing when it cannot be read. */
  value: unknown;
  /** Why it cannot be read. */
  issues: Issue[];
  /** Where a value begins; without such a value, where the nearest one around it does. */
  placeOf: (path: Path) => Position;
  /** Where the key of a value begins. */
  placeOfKey: (path: Path) => Position;
};

/** Reads the YAML `text` of a `file` that messages name. */
export type ReadYaml = (file: string, text: string) => YamlDocument;

/** How often aliases may be resolved: what little text can make of itself is bounded. */
const maxAliasCount = 100;

/**
 * Reads YAML, with or without a byte order mark, whatever its line ends. Mistakes are issues of the document. With what it is `known`
 * to say it is parsed only when somebody asks for a place in it.
 */
export function parseYaml(file: string, written: string, known?: { value: unknown }): YamlDocument {
  const text = written.replace(/^\uFEFF/, "");
  const counter = new LineCounter();
  let parsed: Document.Parsed | undefined;
  const parse = () => {
    parsed ??= parseDocument(text, { lineCounter: counter, merge: false });
    return parsed;
  };
  const placeAt = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
  const placeOf = (path: Path): Position => {
    for (let length = path.length; length > 0; length--) {
      const start = startOf(parse().getIn(path.slice(0, length), true));
      if (start !== undefined) return placeAt(start);
    }
    return { line: 1, column: 1 };
  };
  return {
    file,
    text,
    placeOf,
    placeOfKey: (path) => {
      const map = parse().getIn(path.slice(0, -1), true);
      const start = startOf(keysOf(map).find((key) => String(key) === String(path.at(-1))));
      return start === undefined ? placeOf(path) : placeAt(start);
    },
    ...(known ? { value: known.value, issues: [] } : readDocument(file, parse(), placeAt)),
  };
}

type Said = Pick<YamlDocument, "value" | "issues">;

function readDocument(file: string, document: Document.Parsed, placeAt: (offset: number) => Position): Said {
  const issues = [...document.errors, ...document.warnings].map((error): Issue => {
    const reason = reasonOf(error);
    return {
      severity: "error",
      file,
      ...placeAt(error.pos[0]),
      message: `Not valid YAML: ${reason}.`,
      hint: hintOf(reason),
    };
  });
  return issues.length > 0 ? { value: undefined, issues } : readValue(() => document.toJS({ maxAliasCount }), file);
}

/** Where `text`, one document or several, is not YAML; tags that mean something to a program alone are none of its mistakes. */
export function yamlMistakes(text: string): (Position & { reason: string; hint: string })[] {
  const lines = new LineCounter();
  const documents = [parseAllDocuments(text, { lineCounter: lines, merge: false })].flat();
  return documents.flatMap(({ errors }) =>
    errors.map((error) => {
      const reason = reasonOf(error);
      const { line, col } = lines.linePos(error.pos[0]);
      return { line, column: col, reason, hint: hintOf(reason) };
    }),
  );
}

/** What the parser says, without the place and the code around it. */
const reasonOf = ({ message }: YAMLError): string =>
  message.split("\n", 1)[0]?.replace(/ at line \d+, column \d+:$/, "") ?? "";

const hintOf = (reason: string) => {
  if (/must be unique/.test(reason)) return "The key stands above already: remove one of the two.";
  return /mapping|plain|key/i.test(reason) && !/same column/.test(reason)
    ? "Put values that contain a colon or # in double quotes."
    : "Compare indentation, quotes and brackets with the lines above.";
};

function readValue(read: () => unknown, file: string): Said {
  try {
    return { value: read(), issues: [] };
  } catch (cause) {
    if (!(cause instanceof ReferenceError)) throw cause;
    const hint = `Write the values out: aliases may be resolved ${maxAliasCount} times.`;
    return { value: undefined, issues: [{ severity: "error", file, line: 1, message: `${cause.message}.`, hint }] };
  }
}

function startOf(node: unknown): number | undefined {
  if (typeof node !== "object" || node === null || !("range" in node) || !Array.isArray(node.range)) return undefined;
  const start: unknown = node.range[0];
  return typeof start === "number" ? start : undefined;
}

const keysOf = (node: unknown): unknown[] => (isMap(node) ? node.items.map(({ key }) => key) : []);
