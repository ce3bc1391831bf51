import { z } from "zod";
import { suggest } from "../issues";
import type { Issue } from "../types";
import { isRecord } from "./is-record";
import type { Path, YamlDocument } from "./yaml-document";

/** Mistakes in files that the site cannot do without. */
export class InputError extends Error {
  override name = "InputError";
  constructor(readonly issues: readonly Issue[]) {
    super(
      issues
        .map(({ file, line = 1, message, hint }) => [`${file}:${line}  ${message}`, ...(hint ? [hint] : [])].join(" "))
        .join("\n"),
    );
  }
}

/**
 * A message of our own for a schema: the found value in, the sentence out. What to do next follows after a line break; without
 * it, a closed list of values suggests the nearest one. A value that is missing is told in the ordinary way.
 */
export const says = (text: (found: string, value: unknown) => string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? undefined : text(print(input), input),
});

/** What `superRefine` hands to those who refuse. */
export type RefinementContext = z.RefinementCtx;

/** Reports a mistake that takes more than one value to see, for use in `superRefine`. */
export function refuse(context: RefinementContext, path: Path, message: string, hint?: string): void {
  context.addIssue({ code: "custom", path: [...path], message: [message, hint].filter(Boolean).join("\n") });
}

/** Refuses a value that is not among the `known` ones, and suggests the nearest. `noun`: what it is none of. */
export function refuseUnknown(
  context: RefinementContext,
  path: Path,
  value: string,
  known: readonly string[],
  noun: string,
  fallback = `Write one of: ${known.join(", ")}.`,
): void {
  if (!known.includes(value)) refuse(context, path, `"${value}" is no ${noun}.`, suggest(value, known, fallback));
}

/** Refuses values that were there before. */
export function refuseTwins(
  context: RefinementContext,
  values: readonly (readonly [value: string, path: Path])[],
): void {
  const seen = new Set<string>();
  for (const [value, path] of values) {
    if (seen.has(value)) refuse(context, path, `"${value}" is listed twice.`, "Remove or rename one of the two.");
    seen.add(value);
  }
}

type Checked<S extends z.ZodType> = { value?: z.output<S>; issues: Issue[] };

/**
 * Holds the value of a document against a schema and says what is wrong, where, and what to do next.
 * @param name What messages call the document: `The document has no "tabs".`
 */
export function validate<S extends z.ZodType>(
  schema: S,
  document: YamlDocument,
  { name = "The document", value = document.value }: { name?: string; value?: unknown } = {},
): Checked<S> {
  if (document.issues.length > 0) return { issues: document.issues };
  const result = schema.safeParse(value, { error: knownKeys });
  if (result.success) return { value: result.data, issues: [] };
  return {
    issues: result.error.issues.flatMap((issue) =>
      describe(issue, valueAt(value, issue.path), name).map(([message, hint, path = issue.path]) => ({
        severity: "error" as const,
        file: document.file,
        ...(issue.code === "unrecognized_keys" ? document.placeOfKey(path) : document.placeOf(path)),
        message,
        hint,
      })),
    ),
  };
}

/** The same for a map; of one with mistakes the value is made of the keys that are right, and of a `placeholder` for others. */
export function validateMap<S extends z.ZodObject>(
  schema: S,
  document: YamlDocument,
  placeholder: z.input<S>,
  options?: { name?: string; value?: unknown },
): { value: z.output<S>; issues: Issue[] } {
  const { value, issues } = validate(schema, document, options);
  if (value !== undefined) return { value, issues };
  const data = options?.value ?? document.value;
  const right = Object.entries(isRecord(data) ? data : {}).filter(
    ([key, own]) => schema.shape[key]?.safeParse(own).success,
  );
  return { value: schema.parse({ ...placeholder, ...Object.fromEntries(right) }), issues };
}

/** The same for a file that the site cannot do without. @throws InputError with every mistake. */
export function demand<S extends z.ZodType>(schema: S, document: YamlDocument): z.output<S> {
  const { value, issues } = validate(schema, document);
  if (issues.length > 0 || value === undefined) throw new InputError(issues);
  return value;
}

/** Runs every reader and gives what they read by the same names. @throws InputError with the mistakes of all of them. */
export function readAll<T extends Record<string, unknown>>(readers: { [Name in keyof T]: () => T[Name] }): T {
  const issues: Issue[] = [];
  const read: Partial<T> = {};
  for (const name in readers) {
    try {
      read[name] = readers[name]();
    } catch (cause) {
      if (!(cause instanceof InputError)) throw cause;
      issues.push(...cause.issues);
    }
  }
  if (issues.length > 0) throw new InputError(issues);
  // Every reader has answered.
  return read as T;
}

/** Zod names unknown keys without the known ones; they travel in the message to where the keys are told. */
const knownKeys: z.core.$ZodErrorMap = (issue) =>
  issue.code === "unrecognized_keys" && issue.inst instanceof z.ZodObject
    ? Object.keys(issue.inst.shape).join(", ")
    : undefined;

type Finding = [message: string, hint?: string, path?: Path];

/** What to say of one issue; of unknown keys, one finding each. */
function describe(issue: z.core.$ZodIssue, found: unknown, name: string): Finding[] {
  const at = `"${formatPath(issue.path)}"`;
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((unknown) => {
        const place = issue.path.length > 0 ? ` in ${at}` : "";
        const hint = suggest(unknown, issue.message.split(", "), `Known keys: ${issue.message}.`);
        return [`Unknown key "${unknown}"${place}.`, hint, [...issue.path, unknown]];
      });
    case "invalid_value": {
      const values = issue.values.map(String);
      const [message = "", hint] = issue.message.split("\n");
      if (found === undefined) return [missing(issue.path, name)];
      const own = message.startsWith("Invalid ") ? `${at} cannot be ${print(found)}.` : message;
      return [[own, hint ?? suggest(String(found), values, `Write one of: ${values.join(", ")}.`)]];
    }
    case "invalid_type":
      if (found === undefined) return [missing(issue.path, name)];
      if (found === null) return [[`${at} has no value.`, "Write one, or remove the line."]];
      if (!issue.message.startsWith("Invalid input")) break;
      return [
        [
          `${at} must be ${kinds[issue.expected] ?? issue.expected}, found ${print(found)}.`,
          example(issue.expected, issue.path.at(-1), found),
        ],
      ];
    case "too_small":
      if (!issue.message.startsWith("Too small")) break;
      if (issue.origin === "string" || issue.origin === "array")
        return [[`${at} is empty.`, "Write a value, or remove it."]];
      return [[`${at} must be at least ${issue.minimum}, found ${print(found)}.`]];
    case "too_big":
      if (!issue.message.startsWith("Too big")) break;
      return [[`${at} must be at most ${issue.maximum}, found ${print(found)}.`]];
  }
  const [message = "", hint] = issue.message.split("\n");
  return [[message, hint]];
}

/** Kinds of values as authors know them. */
const kinds: Partial<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map of keys and values",
  record: "a map of keys and values",
};

/** What to write in place of a value of the wrong kind. */
function example(expected: string, step: PropertyKey | undefined, found: unknown): string {
  const key = typeof step === "string" ? `${step}: ` : "";
  switch (expected) {
    case "string":
      return typeof found === "object" ? `Write one text: ${key}"…".` : `Put it in quotes: ${key}"${found}".`;
    case "number":
    case "int":
      return `Write digits without quotes: ${key}12.`;
    case "boolean":
      return `Write ${key}true or ${key}false.`;
    case "array":
      return `Write ${key}[first, second], or each on a line of its own after a hyphen.`;
    default:
      return "Write its keys below it, each on a line of its own.";
  }
}

function missing(path: Path, name: string): Finding {
  const key = String(path.at(-1) ?? "");
  const around = path.length > 1 ? `"${formatPath(path.slice(0, -1))}"` : name;
  return [`${around} has no "${key}".`, `Add a line "${key}: …".`];
}

const print = (value: unknown) => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 90 ? `${text.slice(0, 80)}…` : text;
};

/** `codes[3].status`, as people write a path. */
const formatPath = (path: Path): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text === "" ? String(step) : `${text}.${String(step)}`;
  }, "");

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[String(step)] : undefined;
  }, root);
