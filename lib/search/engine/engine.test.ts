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

test("names files by their content hash, and escapes angle brackets in them", () => {
  expect(Object.keys(files)).toEqual([
    expect.stringMatching(/^titles\.[\w-]{12}\.json$/),
    expect.stringMatching(/^texts\.[\w-]{12}\.json$/),
    manifestName,
  ]);
  expect(Object.values(files).join("")).not.toContain("<");
  expect(indexFiles(structuredClone(pages))).toEqual(files);
});

test("revalidates the manifest, loads hashed files from the HTTP cache, and fetches each file once", async () => {
  const { engine, fetched, complete } = startEngine();
  engine.warm();
  await engine.search(request);
  await complete;
  expect((await engine.search(request)).isComplete).toBe(true);
  expect(fetched.map(({ cache }) => cache)).toEqual(["no-cache", "force-cache", "force-cache"]);
});

test("waits for the texts when the titles do not match", async () => {
  const { engine } = startEngine();
  expect(await engine.search({ ...request, query: "saved" })).toMatchObject({ count: 1, isComplete: true });
});

test("waits for the texts before answering a question", async () => {
  const { engine } = startEngine();
  const [part] = await engine.ask({ question: "What is a layout?", before: [] });
  expect(part?.quotes[0]?.lines[0]?.text).toBe("A layout is a saved state.");
});

test("rejects on a failed fetch and retries on the next call", async () => {
  const answer = vi.fn((name: string) => new Response(files[name]));
  answer.mockImplementationOnce(() => new Response("", { status: 503 }));
  const { engine } = startEngine(answer);
  await expect(engine.search(request)).rejects.toThrow("/search-index/manifest.json answered 503.");
  expect((await engine.search(request)).count).toBe(1);
});

test("searches the titles when the texts fail to load", async () => {
  const { engine } = startEngine((name) =>
    name.startsWith("texts") ? new Response("", { status: 500 }) : new Response(files[name]),
  );
  expect(await engine.search(request)).toMatchObject({ count: 1, isComplete: false });
  await expect(engine.search({ ...request, query: "saved" })).rejects.toThrow("answered 500");
  await expect(engine.ask({ question: "What is a layout?", before: [] })).rejects.toThrow("answered 500");
});

/** A host before and after a deployment: answers each request for the manifest with the next of `manifests`, and serves `files`. */
function deployments(...manifests: { titles: string; texts: string }[]) {
  let asked = 0;
  return (name: string) => {
    if (name !== manifestName) return new Response(files[name] ?? "", { status: files[name] ? 200 : 404 });
    return Response.json(manifests[Math.min(asked++, manifests.length - 1)]);
  };
}
const current = JSON.parse(files[manifestName] ?? "{}");

test("fetches the manifest again when its files are gone after a deployment", async () => {
  const { engine } = startEngine(deployments({ titles: "titles.old.json", texts: "texts.old.json" }, current));
  await expect(engine.search(request)).rejects.toThrow("titles.old.json answered 404.");
  expect((await engine.search(request)).count).toBe(1);
  expect((await engine.search({ ...request, query: "saved" })).isComplete).toBe(true);
});

test("reloads the titles of the new deployment when the texts of the old one are gone", async () => {
  const other = indexFiles([{ ...(pages[0] as IndexedPage), title: "Old layouts", text: "What it was." }]);
  const old = JSON.parse(other[manifestName] ?? "{}");
  const host = deployments(old, current);
  const { engine } = startEngine((name) => (name === old.titles ? new Response(other[name]) : host(name)));
  expect((await engine.search({ ...request, query: "old" })).pages[0]?.title).toEqual([
    { text: "Old", mark: true },
    { text: " layouts" },
  ]);
  await expect(engine.search({ ...request, query: "saved" })).resolves.toMatchObject({ count: 1, isComplete: true });
  expect((await engine.search(request)).pages[0]?.title).toEqual([{ text: "Layouts", mark: true }, { text: " <b>" }]);
});

test("bypasses the HTTP cache for a file that was corrupt", async () => {
  let isBroken = true;
  const { engine, fetched } = startEngine((name) => {
    const text = files[name] ?? "";
    return new Response(isBroken && name.startsWith("titles") ? text.slice(0, text.length / 2) : text);
  });
  await expect(engine.search(request)).rejects.toThrow("JSON");
  isBroken = false;
  expect((await engine.search(request)).count).toBe(1);
  const titles = fetched.filter(({ name }) => name.startsWith("titles"));
  expect(titles.map(({ cache }) => cache)).toEqual(["force-cache", "reload"]);
});
