import { suggest } from "../issues";
import type { Issue } from "../types";
import { blogAuthors, blogTags } from "./vocabulary";

const keys = ["title", "description", "date", "author", "tags", "draft"];

/** What an author writes at the top of a post. `date` is a day, `2026-10-20`. */
export type PostFrontMatter = {
  title: string;
  description: string;
  date: string;
  author: string;
  tags: string[];
  draft: boolean;
};

type Report = (message: string, key: string, hint?: string) => void;
type Data = Record<string, unknown>;

/** Checks a post's front matter. `text` is the whole file, so that an issue can name its line. */
export function validatePost(
  file: string,
  text: string,
  data: Data,
): { frontMatter: PostFrontMatter; issues: Issue[] } {
  const issues: Issue[] = [];
  const lines = text.split("\n");
  const report: Report = (message, key, hint) =>
    issues.push({
      severity: "error",
      file,
      line: lines.findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1,
      message,
      hint,
    });
  for (const key of Object.keys(data)) {
    if (!keys.includes(key))
      report(`Unknown front matter key "${key}".`, key, suggest(key, keys, `A post has: ${keys.join(", ")}.`));
  }
  if (data.draft !== undefined && typeof data.draft !== "boolean")
    report(`"draft" must be true or false, found ${JSON.stringify(data.draft)}.`, "draft");
  return {
    frontMatter: {
      title: readText(data, "title", report),
      description: readText(data, "description", report),
      date: readDay(data.date, lines, report),
      author: readAuthor(data.author, report),
      tags: readTags(data.tags, report),
      draft: data.draft === true,
    },
    issues,
  };
}

function readText(data: Data, key: string, report: Report): string {
  const value = data[key];
  if (typeof value === "string" && value.trim()) return value.trim();
  const found =
    value === undefined ? `Front matter has no "${key}".` : `"${key}" must be text, found ${JSON.stringify(value)}.`;
  report(found, key, `Add a line "${key}: …".`);
  return "";
}

/** YAML turns a day into a moment and rolls 31 February over to March, so what stands in the file is compared. */
function readDay(value: unknown, lines: readonly string[], report: Report): string {
  const time = value instanceof Date ? value : new Date(typeof value === "string" ? value : Number.NaN);
  const day = Number.isNaN(time.getTime()) ? "" : time.toISOString().slice(0, 10);
  const written = lines.find((line) => line.startsWith("date:"))?.match(/^date:\s*["']?([^"'\s#]*)/)?.[1] ?? "";
  if (day && written === day) return day;
  const found = value === undefined ? 'Front matter has no "date".' : `"date" is not a day: "${written}".`;
  report(found, "date", "Write the day of publication as date: 2026-10-20.");
  return day || "1970-01-01";
}

function readAuthor(value: unknown, report: Report): string {
  const names = Object.keys(blogAuthors);
  if (typeof value === "string" && names.includes(value)) return value;
  const known = `Authors are listed in lib/blog/vocabulary.ts: ${names.join(", ")}.`;
  report(`Unknown author "${value ?? ""}".`, "author", suggest(String(value ?? ""), names, known));
  return String(value ?? "");
}

function readTags(value: unknown, report: Report): string[] {
  const known = Object.keys(blogTags);
  if (!Array.isArray(value) || value.length === 0) {
    report(`"tags" must be a list with at least one tag.`, "tags", "Write tags: [release, mobile].");
    return [];
  }
  return value.map(String).filter((tag) => {
    if (known.includes(tag)) return true;
    report(`Unknown tag "${tag}".`, "tags", suggest(tag, known, `Tags of the blog: ${known.join(", ")}.`));
    return false;
  });
}
