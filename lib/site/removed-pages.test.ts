import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import type { Site } from "./load";
import { removedSince } from "./removed-pages";

/** A site with pages by path; each text is the body, optionally followed by a line feed and the title. */
const siteOf = (pages: Record<string, string>) => {
  const routes = Object.entries(pages).map(([path, text]) => {
    const [body = "", title = path] = text.split("\n");
    return [path, { source: docSource(path, body, { frontMatter: { title } }) }] as const;
  });
  return { routes: new Map(routes) } as unknown as Site;
};

test("lists a page as removed when it existed before but no longer does", () => {
  expect(removedSince([], undefined, siteOf({ "/a": "A" }))).toEqual([]);
  expect(removedSince([], siteOf({ "/a": "A", "/b": "B" }), siteOf({ "/a": "A" }))).toEqual([
    { path: "/b", file: "content/b.mdx" },
  ]);
});

test("detects a move by equal text first, then by equal title", () => {
  const before = siteOf({ "/a": "A\nOne", "/b": "B\nTwo" });
  expect(removedSince([], before, siteOf({ "/b": "B\nTwo", "/c": "B\nOne", "/d": "A\nTwo" }))).toEqual([
    { path: "/a", file: "content/a.mdx", to: "/d" },
  ]);
  expect(removedSince([], before, siteOf({ "/b": "B\nTwo", "/c": "C\nOne" }))[0]?.to).toBe("/c");
});

test("keeps a removed page listed until its path exists again", () => {
  const gone = [{ path: "/a", file: "content/a.mdx" }];
  const now = siteOf({ "/b": "B" });
  expect(removedSince(gone, now, now)).toEqual(gone);
  expect(removedSince(gone, now, siteOf({ "/a": "A" }))).toEqual([{ path: "/b", file: "content/b.mdx" }]);
});
