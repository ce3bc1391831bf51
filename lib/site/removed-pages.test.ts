import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import type { Site } from "./load";
import { removedSince } from "./removed-pages";

/** A site of pages by path, each with its text and, after a line, its title. */
const siteOf = (pages: Record<string, string>) => {
  const routes = Object.entries(pages).map(([path, text]) => {
    const [body = "", title = path] = text.split("\n");
    return [path, { source: docSource(path, body, { frontMatter: { title } }) }] as const;
  });
  return { routes: new Map(routes) } as unknown as Site;
};

test("a page is removed when it was there and is not any more", () => {
  expect(removedSince([], undefined, siteOf({ "/a": "A" }))).toEqual([]);
  expect(removedSince([], siteOf({ "/a": "A", "/b": "B" }), siteOf({ "/a": "A" }))).toEqual([
    { path: "/b", file: "content/b.mdx" },
  ]);
});

test("it has moved to the new page with its text, or with its title", () => {
  const before = siteOf({ "/a": "A\nOne", "/b": "B\nTwo" });
  expect(removedSince([], before, siteOf({ "/b": "B\nTwo", "/c": "B\nOne", "/d": "A\nTwo" }))).toEqual([
    { path: "/a", file: "content/a.mdx", to: "/d" },
  ]);
  expect(removedSince([], before, siteOf({ "/b": "B\nTwo", "/c": "C\nOne" }))[0]?.to).toBe("/c");
});

test("it is forgotten when it comes back, and remembered until then", () => {
  const gone = [{ path: "/a", file: "content/a.mdx" }];
  const now = siteOf({ "/b": "B" });
  expect(removedSince(gone, now, now)).toEqual(gone);
  expect(removedSince(gone, now, siteOf({ "/a": "A" }))).toEqual([{ path: "/b", file: "content/b.mdx" }]);
});
