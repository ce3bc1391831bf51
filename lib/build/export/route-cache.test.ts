import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeFiles } from "../../testing/write-files";
import { LostRouteError, openRouteCache } from "./route-cache";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

function write(folder: string, files: Record<string, string | Buffer>): string {
  writeFiles(join(root, folder), files);
  return join(root, folder);
}

const image = Buffer.from([0x89, 0x50, 0xff, 0x00]);
const keys = new Map([
  ["/user/a", "1"],
  ["/user/b", "2"],
  ["/social/a.png", "3"],
]);
const first = {
  "user/a.html": "A",
  "user/a.txt": "a",
  "user/a/__next._tree.txt": "tree",
  "user/a/b.html": "another page",
  "user/b.html": "B",
  "user/b.txt": "b",
  "social/a.png": image,
};

test("restores a route with a known key byte for byte, and reports the others as missing", () => {
  const routes = openRouteCache(root);
  expect(routes.missing(keys)).toEqual(["/user/a", "/user/b", "/social/a.png"]);
  routes.complete(write("one", first), keys, new Set(keys.keys()));

  const changed = new Map(keys).set("/user/b", "2 changed");
  const next = openRouteCache(root);
  expect(next.missing(changed)).toEqual(["/user/b"]);
  const folder = write("two", { "user/b.html": "B changed", "user/b.txt": "b" });
  next.complete(folder, changed, new Set(["/user/b"]));
  const texts = ["user/a.html", "user/a.txt", "user/b.html"].map((name) => readFileSync(join(folder, name), "utf8"));
  expect(texts).toEqual(["A", "a", "B changed"]);
  expect(readdirSync(join(folder, "user")).sort()).toEqual(["a.html", "a.txt", "b.html", "b.txt"]);
  expect(readFileSync(join(folder, "social/a.png")).equals(image)).toBe(true);
});

test("throws LostRouteError for an unreadable cache entry, so that everything is rendered again", () => {
  const routes = openRouteCache(root);
  routes.complete(write("one", first), keys, new Set(keys.keys()));
  writeFileSync(join(root, ".cache/rendered/2"), "cut sho");
  const again = openRouteCache(root);
  expect(() => again.complete(join(root, "two"), keys, new Set())).toThrow(LostRouteError);
});

test("does not cache a route whose file names do not follow from its path", () => {
  const routes = openRouteCache(root);
  const folder = write("one", { "c%23.html": "C", "c%23.txt": "c" });
  routes.complete(folder, new Map([["/c#", "4"]]), new Set(["/c#"]));
  expect(openRouteCache(root).missing(new Map([["/c#", "4"]]))).toEqual(["/c#"]);
});
