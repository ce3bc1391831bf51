import { algoliasearch } from "algoliasearch";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toRecords } from "../records/docsearch-records";
import type { IndexedPage } from "../types";
import { describeRecords, pushRecords } from "./push";
import { acceptUploads, type SearchService, startSearchService } from "./testing/search-service";

const page: IndexedPage = {
  href: "/user/a b",
  title: "List<img src=x onerror=alert(1)>",
  group: "User & co",
  tags: ["guides"],
  type: "concept",
  description: 'Say "hello".',
  text: "One.\n1. Two.\n- Three",
  otherNames: [],
  questions: [],
  sections: [
    { heading: "Limits", anchor: "limits", text: "| a | b" },
    { heading: "sourceApp", anchor: "attribute-source-app", text: "The source.", isTerm: true },
  ],
};
const origin = "https://docs.planloom.example";

let service: SearchService;
beforeEach(async () => {
  service = await startSearchService(acceptUploads);
});
afterEach(() => service.close());

const client = () => {
  const url = service.host.replace("http://", "");
  return algoliasearch("APP", "admin-key", { hosts: [{ url, accept: "readWrite", protocol: "http" }] });
};

test("creates escaped records for pages and sections", () => {
  expect(toRecords([page], origin)).toMatchObject([
    {
      objectID: "/user/a b#0",
      type: "lvl1",
      url: "https://docs.planloom.example/user/a%20b",
      hierarchy: { lvl0: "User &amp; co", lvl1: "List&lt;img src=x onerror=alert(1)&gt;", lvl2: null },
      content: "Say &quot;hello&quot;. One. Two. Three",
      tags: ["guides"],
      language: "en",
      docusaurus_tag: "docs-default-current",
    },
    { type: "lvl2", url: "https://docs.planloom.example/user/a%20b#limits", hierarchy: { lvl2: "Limits" } },
    { type: "lvl3", hierarchy: { lvl2: "sourceApp" } },
  ]);
});

test("gives records of another edition their own URLs and object IDs", () => {
  const [first, second] = toRecords([page], origin, "/de");
  expect(first).toMatchObject({ objectID: "/de/user/a b#0", url: "https://docs.planloom.example/de/user/a%20b" });
  expect(second?.url).toBe("https://docs.planloom.example/de/user/a%20b#limits");
  expect(toRecords([{ ...page, href: "/", sections: [] }], origin, "/de")[0]?.url).toBe(`${origin}/de`);
});

test("names the language of a page that is not translated in each of its records, and in no others", () => {
  const languagesOf = (shown: IndexedPage) => toRecords([shown], origin).map((record) => record.textLanguage);
  expect(languagesOf({ ...page, language: "en" })).toEqual(["en", "en", "en"]);
  expect(toRecords([page], origin).some((record) => "textLanguage" in record)).toBe(false);
});

test("enables plural and stop-word handling for every supported language in the records", async () => {
  const records = ["en", "de", "en-XA", "pt-BR", "xx"].flatMap((language) =>
    toRecords([page], origin).map((record) => ({ ...record, language })),
  );
  await pushRecords(client(), "planloom", records);
  const languages = ["en", "de", "pt-br"];
  expect(service.received.find(({ method }) => method === "PUT")?.body).toMatchObject({
    ignorePlurals: languages,
    removeStopWords: languages,
  });
});

test("pushes settings, fills a temporary index, and moves it into place", async () => {
  await pushRecords(client(), "planloom", toRecords([page], origin));
  const calls = service.received
    .filter(({ method }) => method !== "GET")
    .map(({ method, path, body }) => ({ method, path: decodeURIComponent(path), body }));
  expect(calls[0]).toMatchObject({
    method: "PUT",
    path: expect.stringContaining("/1/indexes/planloom/settings"),
    body: { distinct: true, ignorePlurals: ["en"], removeStopWords: ["en"] },
  });
  const batch = calls.find(({ path }) => path.includes("/batch"));
  expect(batch?.path).toMatch(/\/1\/indexes\/planloom_tmp_\d+\/batch/);
  expect(batch?.body).toMatchObject({ requests: [{}, {}, {}] });
  expect(calls.at(-1)?.body).toMatchObject({ operation: "move", destination: "planloom" });
});

test.each([401, 429])("fails without moving the index when a push is refused with %i", async (status) => {
  service.setMode({ status, message: "no" });
  await expect(pushRecords(client(), "planloom", toRecords([page], origin))).rejects.toThrow();
  expect(service.received.some(({ body }) => (body as { operation?: string }).operation === "move")).toBe(false);
});

test("summarizes the records in a dry run", () => {
  expect(describeRecords(toRecords([page], origin))[0]).toBe(
    "3 records: 1 pages, 1 sections, 1 names of reference tables",
  );
});
