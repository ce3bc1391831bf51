import { z } from "zod";
import { nearest, suggest } from "../issues";
import type { Issue } from "../types";
import { joinIndented, nameOf } from "./indented-keys";
import { describeIssue, formatValue, keysMeant } from "./messages";
import { inOneLine } from "./text-value";
import { valueAt, withValueAt } from "./value-at";
import type { Path, YamlDocument } from "./yaml-document";

/** Thrown for issues in required files. */
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
 * A custom message for a schema. `text` gets the found value, formatted and raw, and returns the message, with an optional hint after a
 * line break. Without a hint, an enum suggests the nearest value. Missing values get the standard message.
 */
export const withMessage = (text: (found: string, value: unknown) => string) => ({
  // A value that is invalid by itself is not passed on to later refinements.
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

/** Schema of non-empty text for headings, lists, and feeds; wrapped lines are joined into one. */
export const lineOfText = z.string().trim().min(1).overwrite(inOneLine);

/** Schema of a day such as `2026-10-20`. `notDay` returns the message about a value that is none; `hint` shows how to write it. */
export const daySchema = (notDay: (found: string) => string, hint: string) =>
  z.iso.date(withMessage((found) => `${notDay(found)}\n${hint}`)).refine(
    (day) => /^(?:19|20)/.test(day),
    withMessage((found) => `The year of ${found} cannot be right.\n${hint}`),
  );

/** Schema of a list of strings without duplicates. */
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

/** Schema of a list of maps in which the value of each of the `keys` is unique. */
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
 * Validates a document against a schema. Each issue has a message, a position, and a hint.
 * @param name Name of the document in messages: `The document has no "tabs".`
 * @param at Path of the part to validate; messages use paths from the root of the document.
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
  /** True for a key without which the document would have a finding at the same place. An item of a list can always go. */
  const isRequired = (path: Path) => {
    const { error } = schema.safeParse(valueAt(withValueAt(value, path, undefined), at));
    return typeof path.at(-1) === "string" && isAmong(error?.issues ?? [], path.slice(at.length));
  };
  return {
    issues: issues.flatMap((issue) =>
      describeIssue(issue, valueAt(value, issue.path), {
        name,
        isCode: document.file.endsWith(".ts"),
        isRequired: () => isRequired(issue.path),
      }).map(([message, hint, path = issue.path]) => ({
        severity: "error" as const,
        file: document.file,
        ...(issue.code === "unrecognized_keys" ? document.placeOfKey(path) : document.placeOf(path)),
        message,
        hint: hints.get(nameOf(path)) ?? hint,
      })),
    ),
  };
}

const isAmong = (issues: readonly z.core.$ZodIssue[], at: Path) =>
  issues.some(({ path }) => nameOf(path) === nameOf(at));

/**
 * Drops issues that follow from another, which is reported already: after a misspelled key the missing correct one, and custom issues with
 * the map as a whole; and the size of a value of the wrong type.
 */
function withoutFollowing(issues: readonly z.core.$ZodIssue[], value: unknown): z.core.$ZodIssue[] {
  const unknown = issues.filter((issue) => issue.code === "unrecognized_keys");
  const around = new Set(unknown.map(({ path }) => nameOf(path)));
  const meant = new Set(
    unknown.flatMap(({ path, keys, message }) =>
      keys.map((key) => nameOf([...path, nearest(key, keysMeant(message, valueAt(value, path))) ?? ""])),
    ),
  );
  const isMissing = (path: Path) => valueAt(value, path) === undefined;
  const misfits = issues.filter(({ code }) => code === "invalid_type");
  return issues.filter(
    ({ code, path }) =>
      !(code === "too_small" && isAmong(misfits, path)) &&
      !(meant.has(nameOf(path)) && isMissing(path)) &&
      !(code === "custom" && around.has(nameOf(path))),
  );
}

/** Validates a required document and returns its value. @throws InputError with every issue. */
export function validateOrThrow<S extends z.ZodType>(schema: S, document: YamlDocument): z.output<S> {
  const { value, issues } = validate(schema, document);
  if (issues.length > 0 || value === undefined) throw new InputError(issues);
  return value;
}

/** Runs all readers and returns their results under the same names. @throws InputError with the issues of all of them. */
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
  // Complete, since no reader has failed.
  return read as T;
}

/** Zod reports unknown keys without the known ones, so those are passed on in the message. */
const knownKeys: z.core.$ZodErrorMap = (issue) =>
  issue.code === "unrecognized_keys" && issue.inst instanceof z.ZodObject
    ? Object.keys(issue.inst.shape).join(", ")
    : undefined;
