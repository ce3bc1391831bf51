import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { escapeRegExp } from "../escape-regexp";
import { partsOfMarked } from "../marked-text";
import type { AskAnswer, Quote } from "../search/ask/ask-types";
import type { SearchEngine } from "../search/engine/engine";
import type { TextPart } from "../search/types";
import { findOperations } from "./operations";
import type { PublishedSite } from "./published-site";

const readOnly = { readOnlyHint: true, openWorldHint: false } as const;
const text = (value: string) => ({ content: [{ type: "text" as const, text: value }] });
const failure = (value: string) => ({ ...text(value), isError: true });
const plain = (parts: readonly TextPart[]) => parts.map((part) => part.text).join("");

type Options = {
  /** The exported site, in a folder or at an address. */
  published: PublishedSite;
  engine: SearchEngine;
  /** Name and version that the server tells its clients. */
  name: string;
  version: string;
};

/** A server of the Model Context Protocol over an exported site: search, pages, operations, codes and answers with their sources. */
export function createMcpServer({ published, engine, name, version }: Options): McpServer {
  const server = new McpServer({ name, version });
  const linked = published.addressOf;

  server.registerTool(
    "search",
    {
      title: "Search the documentation",
      description: "Finds pages and sections. Words, phrases, error codes, settings and names of operations work.",
      inputSchema: {
        query: z.string().min(1).describe("What to look for"),
        section: z.string().optional().describe("Only this section of the site, as results name it"),
        limit: z.number().int().min(1).max(20).default(6).describe("Pages to return"),
      },
      annotations: readOnly,
    },
    async ({ query, section, limit }) => {
      const request = { query, from: 0, size: limit, sections: 3, ...(section && { group: section }) };
      const { pages, groups, count } = await engine.search(request);
      if (pages.length === 0) {
        const known = groups.map((group) => group.name).join(", ");
        return text(
          `Nothing matches "${query}"${section ? ` in "${section}"` : ""}.${known && ` Sections: ${known}.`}`,
        );
      }
      const found = pages.map(({ href, group, title, snippet, sections }) => {
        const below = sections.map((hit) => `  - [${plain(hit.heading)}](${linked(hit.href)}): ${plain(hit.snippet)}`);
        return [`- [${plain(title)}](${linked(href)}) (${group}): ${plain(snippet)}`, ...below].join("\n");
      });
      return text(`${count} matches; the best pages:\n\n${found.join("\n")}`);
    },
  );

  server.registerTool(
    "read_page",
    {
      title: "Read a page",
      description: "One page as Markdown, complete with tables and samples.",
      inputSchema: { path: z.string().describe("Path or full address of the page, such as /user/layouts") },
      annotations: readOnly,
    },
    async ({ path }) => {
      const markdown = await published.page(path);
      return markdown === undefined
        ? failure(`There is no page "${path}". Use search to find its path.`)
        : text(markdown);
    },
  );

  server.registerTool(
    "find_operation",
    {
      title: "Look up an API operation",
      description:
        "Operations of the API by operation id, method and path, or words; with parameters, bodies, and their schemas.",
      inputSchema: {
        query: z.string().min(1).describe('Such as "upsertAppointment", "POST /appointment" or "delete appointment"'),
      },
      annotations: readOnly,
    },
    async ({ query }) => {
      const document = await published.openapi();
      if (!document) return failure("This site publishes no OpenAPI document.");
      const found = findOperations(document, query);
      if (found.operations.length === 0)
        return failure(`No operation matches "${query}". Use search with other words.`);
      return text(JSON.stringify(found));
    },
  );

  server.registerTool(
    "explain_error",
    {
      title: "Look up an error code",
      description: "What an error code means and what to do about it.",
      inputSchema: { code: z.string().min(1).describe("Such as PL-4005") },
      annotations: readOnly,
    },
    async ({ code }) => {
      if (isWord(code)) return failure(`"${code}" is a word, not a code. Use ask or search.`);
      const parts = await engine.ask({ question: `What does ${code} mean?`, before: [] });
      const named = parts.flatMap(({ quotes }) => quotes).filter((quote) => mentions(quote, code));
      return named.length > 0 ? text(quoted(named, linked)) : failure(`The documentation has no code "${code}".`);
    },
  );

  server.registerTool(
    "ask",
    {
      title: "Ask the documentation",
      description:
        "Answers a question with quotations and their sources; says so when the documentation does not answer it, or may not.",
      inputSchema: {
        question: z.string().min(1),
        before: z.array(z.string()).default([]).describe("Questions asked before"),
      },
      annotations: readOnly,
    },
    async ({ question, before }) => {
      const parts = await engine.ask({ question, before });
      const heading = (part: string) => (parts.length > 1 ? `## ${part}\n\n` : "");
      return text(parts.map((part) => `${heading(part.question)}${answered(part, linked)}`).join("\n\n"));
    },
  );
  return server;
}

function answered({ isSure, quotes, similar }: AskAnswer, linked: (href: string) => string): string {
  if (quotes.length === 0) return "The documentation does not answer this question.";
  const unsure = "The documentation may not answer this question. These places come nearest:\n\n";
  const others = similar.map(({ question }) => `- ${question}\n`).join("");
  return `${isSure ? "" : unsure}${quoted(quotes, linked)}${others && `\n\nQuestions like it that are answered:\n\n${others}`}`;
}

/** `lamp` or `Lamp`, which the documentation mentions without explaining it; codes have digits, signs, or capitals. */
const isWord = (code: string) => /^\s*\p{L}?\p{Ll}*\s*$/u.test(code);

/** Whether a quotation names a code, and not one that merely contains it: `PL-400` is none of `PL-4005`. */
function mentions({ source, lines }: Quote, code: string): boolean {
  const whole = new RegExp(
    `(?<![\\p{L}\\d]|[\\p{L}\\d][-_])${escapeRegExp(code.trim())}(?![\\p{L}\\d]|[-_][\\p{L}\\d])`,
    "iu",
  );
  return [source.heading ?? "", ...lines.map((line) => line.text)].some((part) => whole.test(part));
}

/** Quotations as Markdown, each under its source; steps and lists as such. */
function quoted(quotes: readonly Quote[], linked: (href: string) => string): string {
  const marks = { sentence: "", step: "1. ", item: "- ", row: "- " } as const;
  return quotes
    .map(({ source, lines }) => {
      const title = source.heading ? `${source.title}: ${source.heading}` : source.title;
      const body = lines.map((line) => `${marks[line.type]}${inMarkdown(line.marked ?? line.text)}`).join("\n");
      return `${body}\n\nSource: [${title}](${linked(source.href)})`;
    })
    .join("\n\n---\n\n");
}

const inMarkdown = (marked: string) =>
  partsOfMarked(marked)
    .map(({ type, text }) => (type === "bold" ? `**${text}**` : type === "code" ? `\`${text}\`` : text))
    .join("");
