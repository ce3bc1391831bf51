import matter from "gray-matter";
import { suggest } from "../issues";
import { tags as knownTags } from "../site";
import { type DocFormat, docTypes, type FrontMatter, type Issue, type PageMetadata } from "../types";

/** What an author may write at the top of a page. */
export const frontMatterKeys = [
  "title",
  "description",
  "type",
  "tags",
  "sidebar_label",
  "last_update",
  "unlisted",
  "draft",
] as const;

const refuse = () => {
  throw new Error("executable front matter");
};
/** gray-matter would run a front matter fence that names a language; every engine but YAML refuses. */
const engines = { js: refuse, javascript: refuse, json: refuse, coffee: refuse, coffeescript: refuse, cson: refuse };

type Split = { data: Record<string, unknown>; body: string; issues: Issue[] };
type Report = (message: string, key?: string, hint?: string) => void;

/**
 * Splits a file into front matter data and a body in which the front matter's lines are blank, so that line numbers stay
 * the author's. Script pages carry the same front matter in a comment: an opening `/*---` line to a closing `---*` + `/` line.
 */
export function splitFrontMatter(file: string, text: string, format: DocFormat): Split {
  const fail = (message: string, hint: string, line = 1): Split => ({
    data: {},
    body: text,
    issues: [{ severity: "error", file, line, message, hint }],
  });
  const [open, close] = format === "tsx" ? (["/*---", "---*/"] as const) : (["---", "---"] as const);
  if (!text.startsWith(open)) {
    return fail(
      "The page has no front matter.",
      `Start the file with ${open}, then title, description and type, then ${close}.`,
    );
  }
  if (/^---[^\S\n]*[^\s-]/.test(text)) {
    return fail(
      `Front matter names a language: "${text.split("\n", 1)[0]?.trim()}".`,
      "Only YAML is read here; code is never run. Remove the word after the dashes.",
    );
  }
  try {
    const parsed = matter(text, { engines, delimiters: [open, close] });
    const head = text.slice(0, text.length - parsed.content.length);
    return { data: { ...parsed.data }, body: head.replace(/[^\n]/g, "") + parsed.content, issues: [] };
  } catch (cause) {
    const mark = (cause as { mark?: { line?: number }; reason?: string }).mark?.line;
    const reason = (cause as { reason?: string }).reason ?? String(cause);
    return fail(
      `Front matter is not valid YAML: ${reason}.`,
      "Put values that contain a colon or # in double quotes.",
      (mark ?? 0) + 1,
    );
  }
}

/** Checks front matter data against the keys and rules of the authoring guide. */
export function validateFrontMatter(
  file: string,
  text: string,
  data: Record<string, unknown>,
): { frontMatter: FrontMatter; issues: Issue[] } {
  const issues: Issue[] = [];
  const lineOf = (key: string) => text.split("\n").findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;
  const report: Report = (message, key = "title", hint) =>
    issues.push({ severity: "error", file, line: lineOf(key), message, hint });

  for (const key of Object.keys(data)) {
    if (!frontMatterKeys.some((known) => known === key)) {
      report(
        `Unknown front matter key "${key}".`,
        key,
        suggest(key, frontMatterKeys, `Known keys: ${frontMatterKeys.join(", ")}.`),
      );
    }
  }
  return {
    frontMatter: {
      title: readText(data, "title", report),
      description: readText(data, "description", report),
      type: readType(data.type, report),
      tags: readTags(data.tags, report),
      sidebarLabel: data.sidebar_label === undefined ? undefined : readText(data, "sidebar_label", report),
      lastUpdate: readLastUpdate(data.last_update, report),
      unlisted: readSwitch(data, "unlisted", report),
      draft: readSwitch(data, "draft", report),
    },
    issues,
  };
}

function readText(data: Record<string, unknown>, key: string, report: Report): string {
  const value = data[key];
  if (typeof value === "string" && value.trim()) return value.trim();
  report(
    value === undefined ? `Front matter has no "${key}".` : `"${key}" must be text, found ${JSON.stringify(value)}.`,
    key,
    `Add a line "${key}: …".`,
  );
  return "";
}

function readType(value: unknown, report: Report): FrontMatter["type"] {
  const type = docTypes.find((known) => known === value);
  if (type) return type;
  report(
    `Unknown page type "${value ?? ""}".`,
    "type",
    suggest(String(value ?? ""), docTypes, `Types: ${docTypes.join(", ")}.`),
  );
  return "concept";
}

function readTags(value: unknown, report: Report): string[] {
  if (value === undefined || value === null) return [];
  const names = Object.keys(knownTags);
  if (!Array.isArray(value)) {
    report(`"tags" must be a list, found ${JSON.stringify(value)}.`, "tags", "Write tags: [guides, mobile].");
    return [];
  }
  return value.map(String).filter((tag) => {
    if (names.includes(tag)) return true;
    report(`Unknown tag "${tag}".`, "tags", suggest(tag, names, `Tags: ${names.join(", ")}.`));
    return false;
  });
}

function readSwitch(data: Record<string, unknown>, key: string, report: Report): boolean {
  const value = data[key];
  if (value === undefined || typeof value === "boolean") return value === true;
  report(`"${key}" must be true or false, found ${JSON.stringify(value)}.`, key);
  return false;
}

function readLastUpdate(value: unknown, report: Report): PageMetadata | undefined {
  if (value === undefined) return undefined;
  const { date, author } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const time = date instanceof Date ? date : new Date(typeof date === "string" ? date : Number.NaN);
  if (date !== undefined && Number.isNaN(time.getTime())) {
    report(`"last_update.date" is not a date: ${JSON.stringify(date)}.`, "last_update", "Write it as 2026-03-02.");
    return undefined;
  }
  if (date === undefined && typeof author !== "string") {
    report(
      '"last_update" needs a date, an author or both.',
      "last_update",
      "Write last_update: { date: 2026-03-02, author: Name }.",
    );
    return undefined;
  }
  return {
    ...(date === undefined ? {} : { date: time.toISOString() }),
    ...(typeof author === "string" ? { author } : {}),
  };
}
