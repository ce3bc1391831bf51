import { z } from "zod";
import { lostTexts } from "../input/lost-texts";
import { lineOfText, uniqueList, validate, withMessage } from "../input/validate";
import { valueAt, withValueAt } from "../input/value-at";
import type { YamlDocument } from "../input/yaml-document";
import { site } from "../site";
import { docTypes, type FrontMatter, type Issue } from "../types";
import { parseTime } from "./parse-time";

/** Length of a question, in characters. */
const [shortest, longest] = [8, 120];

const asAsked = withMessage(
  (found, value) =>
    `The question ${found} is ${String(value).length} characters long.\nWrite ${shortest} to ${longest} characters, the way a reader would ask it.`,
);
const question = z.string().trim().min(shortest, asAsked).max(longest, asAsked);

const dayAtStart = /^\d{4}-\d{2}-\d{2}(?=[T ]|$)/;
/** True for a valid date, with or without a time; `Date` would roll 30 February over to March. */
const isDay = (written: string) => {
  const [day = ""] = dayAtStart.exec(written) ?? [];
  return !Number.isNaN(parseTime(written)) && z.iso.date().safeParse(day).success;
};

const date = lineOfText
  .refine(
    isDay,
    withMessage((found) => `"last_update.date" is not a date: ${found}.\nWrite it as 2026-03-02.`),
  )
  .meta({ pattern: dayAtStart.source });

/** Schema of a page's front matter. */
export const pageSchema = z.strictObject({
  title: lineOfText,
  description: lineOfText,
  type: z.enum(
    docTypes,
    withMessage((found) => `Unknown page type ${found}.`),
  ),
  tags: uniqueList(
    z.enum(
      Object.keys(site.tags),
      withMessage((found) => `Unknown tag ${found}.`),
    ),
  ).default([]),
  answers: z
    .array(
      z.strictObject({
        question,
        at: z
          .string()
          .regex(
            /^[^#\s]+$/,
            withMessage((found) => `${found} is not a heading id.\nWrite it without the #: at: plan-a-task.`),
          )
          .optional(),
      }),
    )
    .default([]),
  other_names: uniqueList(lineOfText).default([]),
  sidebar_label: lineOfText.optional(),
  last_update: z
    .strictObject({
      date: date.transform((time) => new Date(parseTime(time)).toISOString()).optional(),
      author: lineOfText.optional(),
    })
    .refine(
      ({ date, author }) => date ?? author,
      withMessage(
        () => `"last_update" needs a date, an author, or both.\nWrite last_update: { date: 2026-03-02, author: Name }.`,
      ),
    )
    .meta({ minProperties: 1 })
    .optional(),
  unlisted: z.boolean().default(false),
  draft: z.boolean().default(false),
  translates: z
    .string(withMessage((found) => `"translates" is not text: ${found}.\nPut it in quotes.`))
    .regex(
      /^[\da-f]{7,40}$/,
      withMessage((found) => `${found} is not a git object ID.\nTo get it, run: git hash-object content/page.mdx`),
    )
    .optional(),
});

/** A file split into front matter and body. */
export type Split = {
  /** The front matter, with positions relative to the file. It is a map if there are no issues. */
  head: YamlDocument;
  data: Readonly<Record<string, unknown>>;
  /** The file with its front matter replaced by blank lines, so that line numbers match the file. */
  body: string;
  /** The whole file where nobody knows what of it is front matter; the body is blank then. */
  whole?: string;
  issues: Issue[];
};

/** Keys of front matter. */
export const frontMatterKeys: readonly string[] = Object.keys(pageSchema.shape);

/** Replaces invalid keys, so that everything else can still be checked. */
const placeholder = { title: "Untitled", description: "Undescribed", type: "concept" } as const;

/** Validates front matter, or `data` in its place, against the rules of the authoring guide. */
export function validateFrontMatter(split: Split, data = split.data): { frontMatter: FrontMatter; issues: Issue[] } {
  const { value, issues } = validateHead(pageSchema, split, placeholder, data);
  const { other_names, sidebar_label, last_update, ...front } = value;
  const frontMatter = { ...front, otherNames: other_names, sidebarLabel: sidebar_label, lastUpdate: last_update };
  return { frontMatter, issues };
}

/** Validates front matter, or `data` in its place, against `schema`. In the value, keys of `placeholder` replace invalid ones. */
export function validateHead<S extends z.ZodObject>(
  schema: S,
  split: Split,
  placeholder: z.input<S>,
  data = split.data,
): { value: z.output<S>; issues: Issue[] } {
  const { value, issues } = validate(schema, split.head, { name: "Front matter", value: data });
  const found = value ? cutTexts(schema, split.head, data) : onlyEmpty(issues, data);
  const isValid = ([key, own]: [string, unknown]) =>
    Object.hasOwn(schema.shape, key) && schema.shape[key]?.safeParse(own).success;
  return {
    value: value ?? schema.parse({ ...placeholder, ...Object.fromEntries(Object.entries(data).filter(isValid)) }),
    issues: split.issues.length > 0 ? split.issues : found,
  };
}

/** What is missing, as one issue where nothing is there. */
function onlyEmpty(issues: Issue[], data: Split["data"]): Issue[] {
  const [first] = issues;
  if (!first || Object.keys(data).length > 0) return issues;
  const hint = "Write title, description, and what else docs/authoring.md lists between its two lines of dashes.";
  return [{ ...first, message: "The front matter is empty.", hint }];
}

/** Warns of texts that YAML cuts, unless what it leaves out would be no part of a valid value. */
function cutTexts(schema: z.ZodType, head: YamlDocument, data: Split["data"]): Issue[] {
  const hint = "Put the whole value in quotes, or a comment on a line of its own.";
  return lostTexts(head.text).flatMap(({ path, read, whole, message }): Issue[] => {
    const isMeant = valueAt(data, path) === read && schema.safeParse(withValueAt(data, path, whole)).success;
    return isMeant ? [{ severity: "warning", file: head.file, ...head.placeOf(path), message, hint }] : [];
  });
}
