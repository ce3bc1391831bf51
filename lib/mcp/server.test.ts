import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { withMarks } from "../marked-text";
import { createEngine } from "../search/engine/engine";
import { indexFiles } from "../search/records/index-files";
import type { IndexedPage } from "../search/types";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeFiles } from "../testing/write-files";
import { openPublishedSite } from "./published-site";
import { createMcpServer } from "./server";

const page = (href: string, title: string, more: Partial<IndexedPage>): IndexedPage => ({
  href,
  title,
  group: "User manual",
  tags: [],
  type: "how-to",
  description: `${title} in short.`,
  text: "",
  sections: [],
  otherNames: [],
  questions: [],
  ...more,
});
const pages = [
  page("/user/lamps", "Trim a lamp", {
    text: "A lamp burns evenly when its wick is trimmed.",
    sections: [
      {
        heading: "Trim the wick",
        anchor: "trim",
        text: "1. Open the lantern.\n1. Cut the wick to 3 mm.",
        marked: `1. Open the lantern.\n1. ${withMarks("bold", "Cut the wick")} to ${withMarks("code", "3 mm")}.`,
      },
    ],
  }),
  page("/errors", "Error codes", {
    group: "Reference",
    type: "reference-api",
    sections: [
      {
        heading: "PL-4005",
        anchor: "pl-4005",
        isTerm: true,
        text: "The lamp is locked. Ask the keeper to release it.",
      },
    ],
  }),
];
const openapi = {
  paths: {
    "/lamp": {
      parameters: [
        { name: "floor", in: "query" },
        { name: "id", in: "query", required: true },
      ],
      post: {
        operationId: "lightLamp",
        summary: "Light a lamp",
        parameters: [{ $ref: "#/components/parameters/Id" }],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Lamp" } } } },
        responses: { 201: { description: "It burns." } },
      },
      get: {
        operationId: "listLamps",
        summary: "List lamps",
        parameters: [{ $ref: "#/components/parameters/Circle" }],
        responses: {},
      },
    },
    ...Object.fromEntries(
      ["a", "b", "c", "d"].map((name) => [`/${name}`, { put: { operationId: `polish-${name}`, responses: {} } }]),
    ),
  },
  components: {
    parameters: {
      Id: { $ref: "#/components/parameters/LampId" },
      LampId: { name: "id", in: "query" },
      Circle: { $ref: "#/components/parameters/Circle" },
    },
    schemas: { Lamp: { type: "object", properties: { next: { $ref: "#/components/schemas/Lamp" } } } },
  },
};

const folder = temporaryFolder();
const client = new Client({ name: "test", version: "1" });
beforeAll(async () => {
  const files = Object.entries(indexFiles(pages)).map(([name, text]) => [`search-index/${name}`, text] as const);
  const all = new Map([...files, ["user/lamps.md", "# Trim a lamp\n"], ["openapi.json", JSON.stringify(openapi)]]);
  writeFiles(folder, Object.fromEntries(all));
  const published = openPublishedSite(folder);
  const engine = createEngine({ base: "/search-index/", fetch: published.fetch, onComplete: () => {} });
  const [left, right] = InMemoryTransport.createLinkedPair();
  await createMcpServer({ published, engine, name: "Lamps", version: "1" }).connect(left);
  await client.connect(right);
});
afterAll(async () => {
  await client.close();
});

async function call(name: string, args: Record<string, unknown>): Promise<{ text: string; isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? "", isError: isError === true };
}

test("lists its tools, all of them read-only", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search", "read_page", "find_operation", "explain_error", "ask"]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

test("search returns linked pages and sections, limited to one section of the site on request", async () => {
  const found = await call("search", { query: "wick" });
  expect(found.text).toMatch(/\[Trim a lamp\]\(https:\/\/\S+\/user\/lamps\) \(User manual\)/);
  expect(found.text).toMatch(/\[Trim the wick\]\(\S+\/user\/lamps#trim\)/);
  expect((await call("search", { query: "wick", section: "Reference" })).text).toContain(
    'Nothing matches "wick" in "Reference"',
  );
  expect((await call("search", { query: "" })).isError).toBe(true);
});

test("resolves pages below an edition's base URL", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response("# Seite\n");
  });
  const published = openPublishedSite("https://docs.example/de/");
  for (const address of ["/user/lamps", "user/lamps", "https://docs.example/de/user/lamps.md"]) {
    expect(await published.page(address)).toBe("# Seite\n");
  }
  expect(new Set(asked)).toEqual(new Set(["https://docs.example/de/user/lamps.md"]));
  expect(published.addressOf("/user/lamps#trim")).toBe("https://docs.example/de/user/lamps#trim");
});

test("resolves pages of an edition's folder below the edition's base path", async () => {
  const edition = join(folder, "de");
  writeFiles(edition, { "manifest.webmanifest": '{"start_url":"/de"}', "user/lamps.md": "# Seite\n" });
  const published = openPublishedSite(edition);
  for (const address of ["/user/lamps", "/de/user/lamps", "https://docs.example/de/user/lamps#trim"]) {
    expect(await published.page(address)).toBe("# Seite\n");
  }
  expect(new URL(published.addressOf("/user/lamps#trim")).pathname).toBe("/de/user/lamps");
});

test("read_page accepts a path or URL and never reads outside the export", async () => {
  for (const path of ["/user/lamps", "user/lamps/", "https://docs.example/user/lamps#trim", "/user/lamps.md"]) {
    expect((await call("read_page", { path })).text).toBe("# Trim a lamp\n");
  }
  const beside = `${folder}-beside`;
  writeFiles(beside, { "secret.md": "# Secret\n" });
  for (const path of ["/nope", "/../../etc/passwd", "/..%2f..%2fsecret", `/..%2f${basename(beside)}%2fsecret`]) {
    expect(await call("read_page", { path })).toMatchObject({ isError: true });
  }
  rmSync(beside, { recursive: true });
});

test("answers 404 at the address of a folder", async () => {
  expect((await openPublishedSite(folder).fetch("/user")).status).toBe(404);
});

test("find_operation matches id, method and path, or words, and includes references and path-level parameters", async () => {
  for (const query of ["lightLamp", "post /lamp", "light lamp"]) {
    const { operations, references } = JSON.parse((await call("find_operation", { query })).text);
    expect(operations).toMatchObject([{ operationId: "lightLamp" }]);
    expect(operations[0].parameters).toEqual([
      { name: "floor", in: "query" },
      { name: "id", in: "query" },
    ]);
    expect(references).toEqual({ "#/components/schemas/Lamp": openapi.components.schemas.Lamp });
  }
  expect(await call("find_operation", { query: "paint" })).toMatchObject({ isError: true });
  expect(JSON.parse((await call("find_operation", { query: "polish" })).text).operations).toHaveLength(3);
});

test("find_operation ends at references that lead to themselves", async () => {
  const { operations } = JSON.parse((await call("find_operation", { query: "listLamps" })).text);
  expect(operations).toMatchObject([{ operationId: "listLamps" }]);
});

test("explain_error explains a code with its source, and rejects unknown codes, partial codes, and words", async () => {
  const known = await call("explain_error", { code: " pl-4005" });
  expect(known.text).toContain("The lamp is locked.");
  expect(known.text).toContain("/errors#pl-4005");
  for (const code of ["PL-9999", "PL-400", "PL", "4005", "the", "Lamp"])
    expect(await call("explain_error", { code }), code).toMatchObject({ isError: true });
});

test("ask answers each question with quotations, or says that the documentation does not answer it", async () => {
  const answer = await call("ask", { question: "How do I trim the wick?" });
  expect(answer.text).toContain("1. **Cut the wick** to `3 mm`.");
  expect(answer.text).toContain("Source: [Trim a lamp: Trim the wick]");
  expect((await call("ask", { question: "Who sells submarines?" })).text).toContain("does not answer");
  const both = await call("ask", { question: "How do I trim the wick? Who sells submarines?" });
  expect(both.text).toMatch(
    /^## How do I trim the wick\?\n\n.*Cut the wick.*## Who sells submarines\?\n\nThe documentation does not/s,
  );
});
