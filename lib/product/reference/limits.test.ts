import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readFiles } from "./reference";
import { apiSection } from "./samples/json-check";

const limit = z.object({
  limit: z.string(),
  production: z.union([z.int(), z.string()]),
  sandbox: z.union([z.int(), z.string()]),
});
const { "x-limits": limits } = z
  .object({ "x-limits": z.array(limit) })
  .parse(readFiles(process.cwd())["openapi.yaml"].value);

const written = (value: string | number) => value.toLocaleString("en");

/** How pages tell a limit in a sentence, by its name. */
const sentences: Readonly<Record<string, RegExp>> = {
  "Requests per key per minute": /\b(\d[\d,]*) requests (?:a|in a|per|per key per) minute\b/g,
  "Objects per array": /\b(?:up to|takes|than) (\d[\d,]*) (?:objects|models)\b/g,
  "Items per import": /\bup to (\d[\d,]*) items\b/g,
  "Webhook subscriptions": /\b(\d[\d,]*) (?:webhook )?subscriptions\b/g,
};

const pages = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => ({ name, text: readFileSync(join("content", name), "utf8") }));

describe("the limits of the API", () => {
  it("are in the table of its overview", () => {
    const table = readFileSync(`content${apiSection}/index.mdx`, "utf8").split("\n");
    for (const { limit, production, sandbox } of limits)
      expect(table).toContain(`| ${limit} | ${written(production)} | ${written(sandbox)} |`);
  });

  it.each(Object.entries(sentences))("are the same in every sentence: %s", (name, sentence) => {
    const { production, sandbox } = limits.find(({ limit }) => limit === name) ?? {};
    const allowed = [production, sandbox].map((value) => written(value ?? ""));
    const told = pages.flatMap(({ name: page, text }) =>
      [...text.matchAll(sentence)].map(([words, value = ""]) => ({ page, words, value })),
    );
    expect(told.length).toBeGreaterThan(1);
    expect(told.filter(({ value }) => !allowed.includes(value))).toEqual([]);
  });
});
