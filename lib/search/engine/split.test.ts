import { beforeEach, describe, expect, test } from "vitest";
import { nothing } from "../ask/ask-types";
import { indexFiles, manifestName, splitFrom } from "../records/index-files";
import { indexedPage } from "../testing/indexed-page";
import type { IndexedPage } from "../types";
import { createEngine, type SearchEngine } from "./engine";

/** Three pages that the tests search for, among many others that share a few of their words. */
const pages: IndexedPage[] = [
  ...Array.from({ length: 90 }, (_, number) =>
    indexedPage(`/notes/note-${number}`, `Note ${number}`, {
      group: "Notes",
      text: `Weather of day ${number}: wind, rain and fog. Signal X${number}.`,
      sections: [{ heading: `Watch ${number}`, anchor: `watch-${number}`, text: "The lamp burned all night." }],
    }),
  ),
  indexedPage("/lamp/clean", "Clean the lens", {
    tags: ["Care"],
    otherNames: ["polish the glass"],
    sections: [{ heading: "Time sheets", anchor: "sheets", text: "Write the hours into the barometer log." }],
    questions: [{ question: "Why is the light dim?", at: "sheets" }],
  }),
  indexedPage("/lamp/trim", "Trim the kerosene wick", { text: "A long wick soots the lens." }),
  indexedPage("/lamp/workcenter", "Workcenter", { text: "Where kerosene lamps are mended." }),
];

let files: Record<string, string>;
let fetched: string[];
let engine: SearchEngine;
beforeEach(() => {
  files = indexFiles(pages, 0);
  fetched = [];
  engine = createEngine({
    base: "/search-index/",
    fetch: async (url) => {
      const name = url.replace("/search-index/", "");
      fetched.push(name);
      return new Response(files[name] ?? "", { status: files[name] === undefined ? 404 : 200 });
    },
    onComplete: () => {},
  });
});

const request = { from: 0, size: 5, sections: 3 };
const find = (query: string, more: Partial<typeof request & { group: string; tag: string }> = {}) =>
  engine.search({ ...request, query, ...more });
const hrefs = async (query: string) => (await find(query)).pages.map(({ href }) => href);

test("splits the index of a large site, with one file per page", () => {
  expect(Object.keys(indexFiles(pages))).toHaveLength(3);
  expect(pages.length).toBeLessThan(splitFrom);
  expect(Object.keys(files).filter((name) => name.startsWith("parts/page."))).toHaveLength(pages.length);
  expect(JSON.parse(files[manifestName] ?? "")).toEqual({
    parts: expect.stringMatching(/^parts\/all\.[\w-]{12}\.json$/),
  });
  expect(indexFiles(structuredClone(pages), 0)).toEqual(files);
});

test.each([
  ["a title", "clean the lens", "/lamp/clean"],
  ["the beginning of a word", "barom", "/lamp/clean"],
  ["another name", "polish glass", "/lamp/clean"],
  ["a mistyped word", "kersoene", "/lamp/trim"],
  ["two words written as one", "timesheets", "/lamp/clean"],
  ["one word written as two", "work center", "/lamp/workcenter"],
  ["a code", "X42", "/notes/note-42"],
])("finds a page by %s", async (_, query, href) => {
  expect((await hrefs(query))[0]).toBe(href);
});

test("marks matches and links to sections, like an unsplit index", async () => {
  const { pages: found, isComplete } = await find("barometer");
  expect(isComplete).toBe(true);
  expect(found[0]?.sections[0]).toMatchObject({ href: "/lamp/clean#sheets", heading: [{ text: "Time sheets" }] });
  expect(found[0]?.sections[0]?.snippet).toContainEqual({ text: "barometer", mark: true });
});

test("finds nothing for a word that no page has", async () => {
  expect(await find("zeppelin")).toMatchObject({ count: 0, pages: [], isComplete: true });
  expect(await find("constructor")).toMatchObject({ count: 0 });
  expect(await find("  ")).toMatchObject({ count: 0 });
});

test("filters by section and tag, and counts pages per facet", async () => {
  const all = await find("lens");
  expect(all.groups).toEqual([{ name: "User manual", count: 2 }]);
  expect(all.tags).toEqual([{ name: "Care", count: 1 }]);
  expect((await find("lens", { tag: "Care" })).pages.map(({ href }) => href)).toEqual(["/lamp/clean"]);
  expect((await find("lamp", { group: "Notes" })).count).toBe(90);
});

test("paginates through all results without repeating a page", async () => {
  const seen: string[] = [];
  for (let from = 0; from < 90; from += 7) {
    seen.push(...(await find("lamp", { group: "Notes", from, size: 7 })).pages.map(({ href }) => href));
  }
  expect(seen).toHaveLength(90);
  expect(new Set(seen).size).toBe(90);
});

test("fetches only the lists and pages that a query needs, and none twice", async () => {
  await find("barometer");
  expect(fetched.filter((name) => name.startsWith("parts/page."))).toHaveLength(1);
  const before = fetched.length;
  await find("barometer log");
  expect(fetched.slice(before).filter((name) => name.startsWith("parts/page."))).toEqual([]);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test("fetches nothing twice while typing before the first parts have loaded", async () => {
  await Promise.all(["w", "wi", "wic", "wick"].map((query) => find(query)));
  expect(new Set(fetched).size).toBe(fetched.length);
});

test("answers a question from the pages that contain its words", async () => {
  const [part] = await engine.ask({ question: "Why is the light dim?", before: [] });
  expect(part?.quotes[0]?.source.href).toBe("/lamp/clean#sheets");
  expect(await engine.ask({ question: "Who pays the zeppelin captain?", before: [] })).toMatchObject([nothing]);
});

test("answers each part of a question from the pages that contain its words", async () => {
  const question = "Why is the light dim? Who pays the zeppelin captain?";
  expect(await engine.ask({ question, before: [] })).toMatchObject([
    { question: "Why is the light dim?", isSure: true, quotes: [{ source: { href: "/lamp/clean#sheets" } }] },
    { question: "Who pays the zeppelin captain?", quotes: [] },
  ]);
});

describe("after a new export has replaced the one being read", () => {
  test("continues a search with the new export when a page of the old one is gone", async () => {
    await find("wick");
    const changed = pages.map((page) =>
      page.href === "/lamp/clean" ? { ...page, title: "Clean the barometer" } : page,
    );
    files = indexFiles([...changed, indexedPage("/lamp/oil", "Barometer oil")], 0);
    expect(await hrefs("barometer")).toEqual(["/lamp/oil", "/lamp/clean"]);
  });

  test("rejects when a file is missing from the current export, and retries on the next call", async () => {
    const page = Object.keys(files).filter((name) => name.startsWith("parts/page."));
    const lost = Object.fromEntries(page.map((name) => [name, files[name] ?? ""]));
    for (const name of page) delete files[name];
    await expect(find("wick")).rejects.toThrow("answered 404");
    Object.assign(files, lost);
    expect((await hrefs("wick"))[0]).toBe("/lamp/trim");
  });
});
