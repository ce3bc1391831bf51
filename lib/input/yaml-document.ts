import { type Document, isMap, LineCounter, parseAllDocuments, parseDocument, visit, type YAMLError } from "yaml";
import type { Issue, Mistake, Position } from "../types";
import { isMergeMark, unfinishedMerge } from "./merge-marks";
import { type AliasMistake, endlessAlias, unresolvedAlias } from "./yaml-aliases";

/** Path from the root of a document to a value: keys of maps and indexes of lists. */
export type Path = readonly PropertyKey[];

/** A parsed document that can locate each value in its file. */
export type YamlDocument = {
  /** Path shown in messages, from the project root. */
  file: string;
  text: string;
  /** The parsed value; undefined if the document is invalid. */
  value: unknown;
  /** Syntax errors. */
  issues: Issue[];
  /** Start of a value, or of its nearest ancestor if there is no such value. */
  placeOf: (path: Path) => Position;
  /** Start of the key of a value. */
  placeOfKey: (path: Path) => Position;
};

/** Parses the YAML `text`; messages call its file `file`. */
export type ReadYaml = (file: string, text: string) => YamlDocument;

/** Maximum number of alias resolutions, against exponential expansion. */
const maxAliasCount = 100;

/**
 * Parses YAML, with or without a byte order mark, with any line endings. Syntax errors are issues of the document. If its value is `known`,
 * parsing is deferred until a position is requested.
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
    ...(known ? { value: known.value, issues: [] } : readDocument(file, parse(), text, placeAt)),
  };
}

type Said = Pick<YamlDocument, "value" | "issues">;

function readDocument(
  file: string,
  document: Document.Parsed,
  text: string,
  placeAt: (offset: number) => Position,
): Said {
  const issues = mistakesOf(document, text, [...document.errors, ...document.warnings]).map(
    ({ offset, ...mistake }): Issue => ({ severity: "error", file, ...placeAt(offset), ...mistake }),
  );
  return issues.length > 0 ? { value: undefined, issues } : readValue(document, file, placeAt);
}

/** Syntax errors in `text`, which may have several YAML documents. Unknown tags are not errors. */
export function yamlMistakes(text: string): (Mistake & Position)[] {
  const lines = new LineCounter();
  const documents = [parseAllDocuments(text, { lineCounter: lines, merge: false })].flat();
  return documents.flatMap((document) =>
    mistakesOf(document, text, document.errors).map(({ offset, ...mistake }) => {
      const { line, col } = lines.linePos(offset);
      return { line, column: col, ...mistake };
    }),
  );
}

/** Mistakes in a document with their offsets. An unclosed quote or a merge conflict is reported alone, since it causes all others. */
function mistakesOf(
  document: Document.Parsed,
  text: string,
  errors: readonly YAMLError[],
): (Mistake & { offset: number })[] {
  const lines = errors.length > 0 ? text.split("\n") : [];
  const merge = lines.findIndex(isMergeMark);
  const before = lines.slice(0, merge).map((line) => `${line}\n`);
  if (merge >= 0) return [{ offset: before.join("").length, ...unfinishedMerge }];
  const quote = errors.map((error) => startOfQuote(document, error)).find((start) => start !== undefined);
  if (quote !== undefined) return [{ offset: quote, ...unclosedQuote }];
  return firstAndRepeated(errors).map(({ code, message, pos: [offset] }) => {
    const told = message.split("\n", 1)[0]?.replace(/ at line \d+, column \d+:$/, "") ?? "";
    const reason = code === "MULTIPLE_DOCS" ? secondDocument : told;
    return { offset, message: `Not valid YAML: ${reason}.`, hint: hintOf(reason) };
  });
}

/** The first syntax error, since the others follow from it, and every duplicate key. */
function firstAndRepeated(errors: readonly YAMLError[]): YAMLError[] {
  const inOrder = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const first = inOrder.find(({ code }) => code !== "DUPLICATE_KEY");
  return inOrder.filter((error) => error === first || error.code === "DUPLICATE_KEY");
}

const unclosedQuote: Mistake = {
  message: "Not valid YAML: a quotation mark is never closed.",
  hint: "Close the value with the quotation mark that it begins with.",
};

/** Start offset of the unclosed quoted scalar that an error is about; undefined for other errors. */
function startOfQuote(document: Document.Parsed, { code, message, pos: [end] }: YAMLError): number | undefined {
  let start: number | undefined;
  if (code !== "MISSING_CHAR" || !/quote/.test(message)) return start;
  visit(document, {
    Scalar: (_, { type = "", range }) => {
      if (type.startsWith("QUOTE") && range?.[1] === end) start = range[0];
    },
  });
  return start;
}

const secondDocument = "a second document begins here";

/** Reasons for a value that begins with a bracket, a quotation mark, or another character of YAML, and goes on as text. */
const startOfYaml =
  /^(?:Unexpected .*(?:node end|stream|with key)|Unresolved tag|Not a YAML token|Plain value cannot start|Block scalar header|Anchor cannot be)/;

const hintOf = (reason: string) => {
  if (reason === secondDocument) return "Remove the line of three hyphens.";
  if (/must be unique/.test(reason)) return "The key is already used above: remove one of them.";
  if (/^Implicit keys? /.test(reason))
    return "Write a space after the colon of each key, and its value on the same line.";
  if (/^Flow (?:map|sequence)/.test(reason))
    return "Close the list or map with the bracket that it begins with, and put values that contain # in double quotes.";
  if (startOfYaml.test(reason))
    return "Put the whole value in quotes that it does not contain, or compare its indentation with the lines above.";
  return /mapping|plain|key/i.test(reason) && !/same column/.test(reason)
    ? "Put values that contain a colon or # in double quotes."
    : "Compare indentation, quotes, and brackets with the lines above.";
};

function readValue(document: Document.Parsed, file: string, placeAt: (offset: number) => Position): Said {
  const tell = ({ offset, ...mistake }: AliasMistake): Said => ({
    value: undefined,
    issues: [{ severity: "error", file, ...placeAt(offset), ...mistake }],
  });
  const endless = endlessAlias(document);
  if (endless) return tell(endless);
  try {
    return { value: document.toJS({ maxAliasCount }), issues: [] };
  } catch (cause) {
    if (!(cause instanceof ReferenceError)) throw cause;
    return tell(unresolvedAlias(document, cause, maxAliasCount));
  }
}

function startOf(node: unknown): number | undefined {
  if (typeof node !== "object" || node === null || !("range" in node) || !Array.isArray(node.range)) return undefined;
  const start: unknown = node.range[0];
  return typeof start === "number" ? start : undefined;
}

const keysOf = (node: unknown): unknown[] => (isMap(node) ? node.items.map(({ key }) => key) : []);
