import { beforeAll, describe, expect, test } from "vitest";
import { addTexts, packTitles, pageTexts, unpackTitles } from "../records/pack";
import { encodeTexts } from "../records/word-codes";
import { indexedPage } from "../testing/indexed-page";
import type { SearchRequest } from "../types";
import { createLocalSearch, type LocalSearch } from "./local";

const hostile = `Hostile <img src=x onerror="alert(1)"> title`;
const pages = [
  indexedPage("/user/layouts", "Layouts", {
    tags: ["guides"],
    description: "What you see, kept.",
    text: "A saved state.",
    sections: [
      { heading: "Share a layout", anchor: "share-a-layout", text: "Choose Manage." },
      { heading: "Limits & more", anchor: "own-id", text: "A hidden row." },
    ],
    otherNames: ["saved views"],
    questions: [{ question: "Why is a line gone?", at: "own-id" }, { question: "What for?" }],
  }),
  indexedPage("/admin/panes", "Pane layouts", { group: "Administration", label: "Panes" }),
  indexedPage("/dev/job", "Job", {
    group: "Develop",
    sections: [{ heading: "sourceApp", anchor: "a-source-app", text: "Origin.", isTerm: true }],
  }),
  indexedPage("/user/hostile", hostile, { text: "Body with <b>bold</b> words." }),
];

let search: LocalSearch;
beforeAll(async () => {
  search = createLocalSearch();
  await search.addTitles(packTitles(pages));
  await search.addTexts(encodeTexts(pageTexts(pages)));
});
const find = (query: string, request: Partial<SearchRequest> = {}) =>
  search.search({ query, from: 0, size: 10, sections: 9, ...request });
const hrefs = (query: string, request?: Partial<SearchRequest>) => find(query, request).pages.map((hit) => hit.href);

test("round-trips titles through packing without anchors that derive from the heading", () => {
  const empty = pages.map((entry) => ({
    ...entry,
    questions: [],
    text: "",
    sections: entry.sections.map((section) => ({ ...section, text: "" })),
  }));
  expect(unpackTitles(packTitles(pages))).toEqual(empty);
  expect(JSON.stringify(packTitles(pages))).not.toContain("share-a-layout");
});

test("round-trips texts and questions through packing", () => {
  expect(addTexts(unpackTitles(packTitles(pages)), pageTexts(pages))).toEqual(pages);
});

test("names the language of a page, in the file and in the results, only where it is not the edition's", async () => {
  const german = createLocalSearch();
  const mixed = [indexedPage("/a", "Plantafel"), indexedPage("/b", "Board", { language: "en" })];
  expect(packTitles(mixed).pages.map((page) => page.slice(9))).toEqual([[], ["en"]]);
  await german.addTitles(packTitles(mixed));
  const languageOf = (query: string) =>
    german.search({ query, from: 0, size: 1, sections: 0 }).pages.map(({ language }) => language);
  expect([languageOf("plantafel"), languageOf("board")]).toEqual([[undefined], ["en"]]);
});

describe("local search", () => {
  test("shows a question with the start of its answer, and each section once", () => {
    const sections = find("why is a line gone").pages[0]?.sections ?? [];
    expect(sections.map(({ href }) => href)).toEqual(["/user/layouts#own-id"]);
    expect(sections[0]).toMatchObject({ isQuestion: true });
    expect(sections[0]?.snippet.map(({ text }) => text).join("")).toBe("A hidden row.");
    expect(find("what for").pages[0]?.href).toBe("/user/layouts");
  });
  test("finds a page by its other names", () => expect(hrefs("saved view")).toEqual(["/user/layouts"]));
  test("ranks the exact title first and counts every hit", () => {
    const answer = find("layouts");
    expect(answer.pages.map((hit) => hit.href)).toEqual(["/user/layouts", "/admin/panes"]);
    expect(answer).toMatchObject({ query: "layouts", count: 4, pageCount: 2, isComplete: true });
  });
  test("ranks a page about a word above another page's section titled with it", async () => {
    const other = createLocalSearch();
    const named = { sections: [{ heading: "Password", anchor: "password", text: "A password." }] };
    await other.addTitles(
      packTitles([indexedPage("/dev/user", "User command", named), indexedPage("/user/reset", "Reset your password")]),
    );
    const found = other.search({ query: "password", from: 0, size: 10, sections: 9 }).pages;
    expect(found.map(({ href }) => href)).toEqual(["/user/reset", "/dev/user"]);
  });
  test("finds a page by its label, an attribute by its name, and a section by its text", () => {
    expect(hrefs("panes")[0]).toBe("/admin/panes");
    expect(find("source app").pages[0]?.sections[0]).toMatchObject({ href: "/dev/job#a-source-app", isTerm: true });
    expect(find("hidden row").pages[0]?.sections[0]?.href).toBe("/user/layouts#own-id");
  });
  test("filters by section and tag, and counts facets without their own filter", () => {
    const answer = find("layouts", { group: "Administration" });
    expect(answer.pages.map((hit) => hit.href)).toEqual(["/admin/panes"]);
    expect(answer.groups).toContainEqual({ name: "User manual", count: 3 });
    expect(hrefs("layouts", { tag: "guides" })).toEqual(["/user/layouts"]);
    expect(find("layouts").tags).toEqual([{ name: "guides", count: 3 }]);
  });
  test("describes only the requested slice of pages", () => {
    const answer = find("layouts", { from: 1, size: 1, sections: 9 });
    expect(answer.pages.map((hit) => hit.href)).toEqual(["/admin/panes"]);
    expect(answer.count).toBe(4);
  });
  test("corrects typos only when nothing else matches", () => {
    expect(hrefs("layuots")[0]).toBe("/user/layouts");
    expect(hrefs("xqzzv")).toEqual([]);
    expect(hrefs("   ")).toEqual([]);
  });
  test("shows the description in the snippet unless the text matched", () => {
    const snippet = (query: string) =>
      find(query)
        .pages[0]?.snippet.map((part) => part.text)
        .join("");
    expect(snippet("layouts")).toBe("What you see, kept.");
    expect(snippet("saved")).toBe("A saved state.");
  });
  test("does not interpret hostile text as markup", () => {
    const [hit] = find("hostile").pages;
    expect(hit?.title.map((part) => part.text).join("")).toBe(hostile);
    expect(hit?.title.filter((part) => part.mark).map((part) => part.text)).toEqual(["Hostile"]);
  });
});

test("searches titles before the texts are loaded", async () => {
  const early = createLocalSearch();
  expect(early.search({ query: "layouts", from: 0, size: 5, sections: 9 })).toMatchObject({
    count: 0,
    isComplete: false,
  });
  await early.addTitles(packTitles(pages));
  expect(early.search({ query: "layouts", from: 0, size: 5, sections: 9 })).toMatchObject({
    pageCount: 2,
    isComplete: false,
  });
  expect(early.search({ query: "hidden row", from: 0, size: 5, sections: 9 }).count).toBe(0);
});

test("rejects texts of another build", async () => {
  const other = createLocalSearch();
  await other.addTitles(packTitles(pages));
  await expect(other.addTexts(encodeTexts([["a"]]))).rejects.toThrow("are of different builds");
});
