import { expect, test, vi } from "vitest";
import { indexFiles, manifestName } from "../records/index-files";
import type { IndexedPage } from "../types";
import { createEngine } from "./engine";

const pages: IndexedPage[] = [
  {
    href: "/a",
    title: "Layouts <b>",
    group: "User",
    tags: [],
    type: "concept",
    description: "What a layout is.",
    text: "A layout is a saved state. It can be shared.",
    sections: [],
    otherNames: [],
    questions: [],
  },
];
const files = indexFiles(pages);
const request = { query: "layout", from: 0, size: 5, sections: 9 };

function startEngine(
  fetchFile = (name: string) => new Response(files[name] ?? "", { status: files[name] ? 200 : 404 }),
) {
  const fetched: { name: string; cache: RequestCache | undefined }[] = [];
  let finish = () => {};
  const complete = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const fetch = async (url: string, init?: RequestInit) => {
    const name = url.replace("/search-index/", "");
    fetched.push({ name, cache: init?.cache });
    return fetchFile(name);
  };
  return { engine: createEngine({ base: "/search-index/", fetch, onComplete: finish }), fetched, complete };
}

test("files have the hash of their content in their names, and no angle bracket inside", () => {
  expect(Object.keys(files)).toEqual([
    expect.stringMatching(/^titles\.[\w-]{12}\.json$/),
    expect.stringMatching(/^texts\.[\w-]{12}\.json$/),
    manifestName,
  ]);
  expect(Object.values(files).join("")).not.toContain("<");
  expect(indexFiles(structuredClone(pages))).toEqual(files);
});

test("the manifest is asked for anew, hashed files come from the cache, and each only once", async () => {
  const { engine, fetched, complete } = startEngine();
  engine.warm();
  await engine.search(request);
  await complete;
  expect((await engine.search(request)).isComplete).toBe(true);
  expect(fetched.map(({ cache }) => cache)).toEqual(["no-cache", "force-cache", "force-cache"]);
});

test("a search that titles cannot answer waits for the texts", async () => {
  const { engine } = startEngine();
  expect(await engine.search({ ...request, query: "saved" })).toMatchObject({ count: 1, isComplete: true });
});

test("a question waits for the texts", async () => {
  const { engine } = startEngine();
  expect((await engine.ask({ question: "What is a layout?", before: [] }))[0]?.lines[0]?.text).toBe(
    "A layout is a saved state.",
  );
});

test("a failed fetch is told, and the next call tries again", async () => {
  const answer = vi.fn((name: string) => new Response(files[name]));
  answer.mockImplementationOnce(() => new Response("", { status: 503 }));
  const { engine } = startEngine(answer);
  await expect(engine.search(request)).rejects.toThrow("/search-index/manifest.json answered 503.");
  expect((await engine.search(request)).count).toBe(1);
});

test("without the texts the titles can still be searched", async () => {
  const { engine } = startEngine((name) =>
    name.startsWith("texts") ? new Response("", { status: 500 }) : new Response(files[name]),
  );
  expect(await engine.search(request)).toMatchObject({ count: 1, isComplete: false });
  await expect(engine.search({ ...request, query: "saved" })).rejects.toThrow("answered 500");
  await expect(engine.ask({ question: "What is a layout?", before: [] })).rejects.toThrow("answered 500");
});
