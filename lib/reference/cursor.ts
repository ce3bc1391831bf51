import { type Path, ReferenceFileError, type YamlFile } from "./yaml-file";

/** A place in a document, read with types. Wrong values are noted, never thrown one by one. */
export type Cursor = {
  readonly path: Path;
  readonly value: unknown;
  readonly isPresent: boolean;
  at: (key: string) => Cursor;
  /** Text that is not empty. */
  text: () => string;
  optionalText: () => string | undefined;
  flag: (fallback: boolean) => boolean;
  integer: () => number;
  oneOf: <T extends string>(values: readonly T[]) => T;
  list: <T>(read: (item: Cursor) => T) => T[];
  entries: () => [key: string, value: Cursor][];
  /** Notes a mistake at this place. */
  problem: (message: string) => void;
};

/**
 * Reads a document from its root and returns what `read` makes of it.
 * @throws ReferenceFileError with every mistake found: `file:line  path: message`.
 */
export function readDocument<T>(source: YamlFile, read: (root: Cursor) => T): T {
  const problems: string[] = [];
  const result = read(cursorAt(source, [], source.value, problems));
  if (problems.length > 0) throw new ReferenceFileError(problems);
  return result;
}

/** `codes[3].status`, as people write a path. */
export function formatPath(path: Path): string {
  return path.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`),
    "",
  );
}

function cursorAt(source: YamlFile, path: Path, value: unknown, problems: string[]): Cursor {
  const problem = (message: string) => {
    problems.push(`${source.file}:${source.lineOf(path)}  ${formatPath(path) || "(document)"}: ${message}`);
  };
  const expected = <T>(what: string, fallback: T): T => {
    problem(`expected ${what}, found ${value === undefined ? "nothing" : (JSON.stringify(value) ?? "nothing")}.`);
    return fallback;
  };
  const child = (key: string | number, inner: unknown) => cursorAt(source, [...path, key], inner, problems);
  const text = () => (typeof value === "string" && value !== "" ? value : expected("text", ""));
  return {
    path,
    value,
    isPresent: value !== undefined && value !== null,
    at: (key) => child(key, isRecord(value) ? value[key] : undefined),
    text,
    optionalText: () => (value === undefined ? undefined : text()),
    flag: (fallback) =>
      value === undefined ? fallback : typeof value === "boolean" ? value : expected("true or false", fallback),
    integer: () => (typeof value === "number" && Number.isInteger(value) ? value : expected("a whole number", 0)),
    oneOf: (values) =>
      values.find((candidate) => candidate === value) ??
      expected(`one of ${values.map((candidate) => `"${candidate}"`).join(", ")}`, firstOf(values)),
    list: (read) =>
      (Array.isArray(value) ? value : expected("a list", [])).map((item, index) => read(child(index, item))),
    entries: () =>
      Object.entries(isRecord(value) ? value : expected("a map", {})).map(([key, inner]) => [key, child(key, inner)]),
    problem,
  };
}

function firstOf<T>(values: readonly T[]): T {
  const [first] = values;
  if (first === undefined) throw new TypeError("oneOf needs at least one value.");
  return first;
}

/** True for plain maps. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
