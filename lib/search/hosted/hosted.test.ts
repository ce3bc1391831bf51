import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createHostedSearch } from "./hosted";
import { type Mode, type SearchService, sendJson, startSearchService } from "./testing/search-service";

const origin = "https://docs.planloom.example";
const marked = (text: string) => text.replace(/\[(.*?)\]/g, "\ue000$1\ue001");
const hits = [
  {
    objectID: "1",
    type: "lvl1",
    url: `${origin}/user/layouts`,
    hierarchy: { lvl0: "User manual", lvl1: "Layouts" },
    content: "Saved state.",
    tags: ["guides"],
    textLanguage: "de",
    _snippetResult: {
      hierarchy: { lvl1: { value: marked("[Layouts]") } },
      content: { value: marked("Saved [layout] state.") },
    },
  },
  {
    objectID: "2",
    type: "lvl2",
    url: `${origin}/user/layouts#share`,
    hierarchy: { lvl0: "User manual", lvl1: "Layouts", lvl2: "Share &lt;b&gt;" },
    content: null,
  },
  { objectID: "3", type: "lvl2", url: "javascript:alert(1)", hierarchy: { lvl0: "x", lvl1: "x" } },
];

let service: SearchService;
beforeEach(async () => {
  service = await startSearchService(({ body }, response) => {
    const { requests } = body as { requests: unknown[] };
    const result = {
      hits,
      nbHits: 38,
      nbPages: 4,
      facets: { "hierarchy.lvl0": { "User manual": 30 }, tags: { guides: 8 } },
    };
    sendJson(response, { results: requests.map(() => result) });
  });
});
afterEach(() => service.close());

const search = (request = {}) =>
  createHostedSearch({ appId: "APP", apiKey: "search-key", index: "planloom", host: service.host }, origin).search({
    query: "layout",
    from: 0,
    size: 10,
    sections: 9,
    ...request,
  });
function sent(): Record<string, unknown>[] {
  const [{ body } = { body: { requests: [] } }] = service.received;
  return (body as { requests: Record<string, unknown>[] }).requests;
}

describe("a request to hosted search", () => {
  test("filters by language and documentation tags, and authenticates with the search key", async () => {
    await search();
    expect(service.received[0]).toMatchObject({
      method: "POST",
      path: expect.stringContaining("/1/indexes/*/queries"),
    });
    expect(JSON.stringify(service.received[0])).toContain("search-key");
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      indexName: "planloom",
      query: "layout",
      page: 0,
      hitsPerPage: 10,
      attributesToRetrieve: expect.arrayContaining(["hierarchy", "textLanguage"]),
      facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]],
    });
  });
  test("adds the reader's filters, and counts facets without their own filter", async () => {
    await search({ group: "User manual", tag: "guides", from: 20 });
    expect(sent().map((request) => request.facetFilters)).toEqual([
      [...baseFilters, "hierarchy.lvl0:User manual", "tags:guides"],
      [...baseFilters, "tags:guides"],
      [...baseFilters, "hierarchy.lvl0:User manual"],
    ]);
    expect(sent()[0]).toMatchObject({ page: 2 });
  });
});
const baseFilters = ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]];

describe("an answer of hosted search", () => {
  test("has the service's hit count, and hits grouped by page with matches marked", async () => {
    const answer = await search();
    expect(answer).toMatchObject({ query: "layout", count: 38, isComplete: true });
    expect(answer.groups).toEqual([{ name: "User manual", count: 30 }]);
    expect(answer.pages).toEqual([
      {
        id: "/user/layouts",
        href: "/user/layouts",
        group: "User manual",
        language: "de",
        title: [{ text: "Layouts", mark: true }],
        snippet: [{ text: "Saved " }, { text: "layout", mark: true }, { text: " state." }],
        tags: ["guides"],
        isHit: true,
        sections: [{ id: "2", href: "/user/layouts#share", heading: [{ text: "Share <b>" }], snippet: [] }],
        sectionCount: 1,
      },
    ]);
  });
});

describe("rejects on failure", () => {
  test.each<[string, Mode]>([
    ["a refused key", { status: 401, message: "Invalid Application-ID or API key" }],
    ["too many queries", { status: 429, message: "Too many requests" }],
    ["a broken service", { status: 500, message: "Internal error" }],
    ["a malformed answer", "malformed"],
    ["no answer in time", "silent"],
  ])("%s", async (_, mode) => {
    service.setMode(mode);
    await expect(search()).rejects.toThrow();
  });
  test("and retries with the next query", async () => {
    const provider = createHostedSearch({ appId: "APP", apiKey: "k", index: "planloom", host: service.host }, origin);
    service.setMode({ status: 429, message: "Too many requests" });
    await expect(provider.search({ query: "a", from: 0, size: 10, sections: 9 })).rejects.toThrow();
    service.setMode("ok");
    expect((await provider.search({ query: "a", from: 0, size: 10, sections: 9 })).count).toBe(38);
  });
});
