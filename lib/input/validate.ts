import { z } from "zod";
import { nearest, suggest } from "../issues";
import type { Issue } from "../types";
import { joinIndented, nameOf } from "./indented-keys";
import { describeIssue, formatValue, keysMeant } from "./messages";
import { inOneLine } from "./text-value";
import { valueAt } from "./value-at";
import type { Path, YamlDocument } from "./yaml-document";

/** Issues in files that the site cannot do without. */
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
 * it, a closed list of values suggests the nearest one. For missing values the standard message is used.
 */
export const withMessage = (text: (found: string, value: unknown) => string) => ({
  // What is wrong by itself is not compared with anything else.
  abort: true,
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? undefined : text(formatValue(input), input),
});

/** The context that `superRefine` passes to its function. */
export type RefinementContext = z.RefinementCtx;

/** Adds an issue in `superRefine`, for rules that concern more than one value. */
export function addIssue(context: RefinementContext, path: Path, message: string, hint?: string): void {
  context.addIssue({ code: "custom", path: [...path], message: [message, hint].filter(Boolean).join("\n") });
}

/** Adds an issue if a value is not among the `known` ones, and suggests the nearest. `noun` says what the known values are. */
export function requireKnown(
  context: RefinementContext,
  path: Path,
  value: string,
  known: readonly string[],
  noun: string,
  fallback = `Write one of: ${known.join(", ")}.`,
): void {
  if (!known.includes(value))
    addIssue(context, path, `"${value}" is not a known ${noun}.`, suggest(value, known, fallback));
}

/** Adds an issue for each value that occurs a second time. */
export function requireUnique(
  context: RefinementContext,
  values: readonly (readonly [value: string, path: Path])[],
): void {
  const seen = new Set<string>();
  for (const [value, path] of values) {
    if (seen.has(value)) addIssue(context, path, `"${value}" is listed twice.`, "Remove or rename one of the two.");
    seen.add(value);
  }
}

/** A text that headings, lists, and feeds have one line for, however its author has wrapped it. */
export const lineOfText = z.string().trim().min(1).overwrite(inOneLine);

/** A list of texts in which none occurs twice. */
export const uniqueList = (item: z.ZodType<string>) =>
  z
    .array(item)
    .superRefine((values, context) =>
      requireUnique(
        context,
        values.map((value, index) => [value, [index]]),
      ),
    )
    .meta({ uniqueItems: true });

/** A list of maps in which no two have the same value of one of the `keys`. */
export const listBy = <Item extends z.ZodType>(item: Item, ...keys: (keyof z.output<Item> & string)[]) =>
  z.array(item).superRefine((items, context) => {
    for (const key of keys) {
      const values = items.map(({ [key]: value }, index) => [value, [index, key]] as const);
      requireUnique(
        context,
        values.flatMap(([value, path]) => (value === undefined ? [] : [[String(value), path] as const])),
      );
    }
  });

type Checked<S extends z.ZodType> = { value?: z.output<S>; issues: Issue[] };

/**
 * Validates a document against a schema; issues say what is wrong, where, and what to do next.
 * @param name What messages call the document: `The document has no "tabs".`
 * @param at Steps to the part that is looked at; messages name its place in the whole.
 */
export function validate<S extends z.ZodType>(
  schema: S,
  document: YamlDocument,
  { name = "The document", value = document.value, at = [] }: { name?: string; value?: unknown; at?: Path } = {},
): Checked<S> {
  if (document.issues.length > 0) return { issues: document.issues };
  const result = schema.safeParse(valueAt(value, at), { error: knownKeys });
  if (result.success) return { value: result.data, issues: [] };
  const found = result.error.issues.map((issue) => ({ ...issue, path: [...at, ...issue.path] }));
  const { issues, hints } = joinIndented(withoutFollowing(found, value), value);
  return {
    issues: issues.flatMap((issue) =>
      describeIssue(issue, valueAt(value, issue.path), name).map(([message, hint, path = issue.path]) => ({
        severity: "error" as const,
        file: document.file,
        ...(issue.code === "unrecognized_keys" ? document.placeOfKey(path) : document.placeOf(path)),
        message,
        hint: hints.get(nameOf(path)) ?? hint,
      })),
    ),
  };
}

/**
 * Drops issues that follow from a misspelled key, which is reported already: that the right key is missing, and what is refused of the
 * map as a whole.
 */
function withoutFollowing(issues: readonly z.core.$ZodIssue[], value: unknown): z.core.$ZodIssue[] {
  const unknown = issues.filter((issue) => issue.code === "unrecognized_keys");
  const around = unknown.map(({ path }) => nameOf(path));
  const meant = unknown.flatMap(({ path, keys, message }) =>
    keys.map((key) => nameOf([...path, nearest(key, keysMeant(message, valueAt(value, path))) ?? ""])),
  );
  const isMissing = (path: Path) => valueAt(value, path) === undefined;
  return issues.filter(
    ({ code, path }) =>
      !(meant.includes(nameOf(path)) && isMissing(path)) && !(code === "custom" && around.includes(nameOf(path))),
  );
}

/** Validates a document that the site cannot do without and returns its value. @throws InputError with every issue. */
export function validateOrThrow<S extends z.ZodType>(schema: S, document: YamlDocument): z.output<S> {
  const { value, issues } = validate(schema, document);
  if (issues.length > 0 || value === undefined) throw new InputError(issues);
  return value;
}

/** Runs every reader and returns their results by the same names. @throws InputError with the issues of all of them. */
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

/** Zod reports unknown keys without the known ones, so those are passed on in the message. */
const knownKeys: z.core.$ZodErrorMap = (issue) =>
  issue.code === "unrecognized_keys" && issue.inst instanceof z.ZodObject
    ? Object.keys(issue.inst.shape).join(", ")
    : undefined;
