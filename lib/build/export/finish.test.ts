import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { listFiles } from "../../list-files";
import { ownManifest } from "../../nav/manifest";
import { takesRawNames, writeRaw } from "../../site/testing/raw-names";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeFiles } from "../../testing/write-files";
import { nothingReused } from "./export-site";
import { finishPages } from "./finish";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
  vi.spyOn(console, "log").mockImplementation(() => {});
});

const write = (folder: string, files: Record<string, string | Buffer>) => writeFiles(join(root, folder), files);

/** Names of the files in the finished export of a site without sections, from a foreign tree or from ours. */
async function finish(isForeign: boolean): Promise<string[]> {
  const manifest = { ...ownManifest, isOwn: undefined, sidebars: {}, redirects: [] };
  const [out, folder] = [join(root, "out"), join(root, "tree")];
  const place = { folder, label: "tree", isForeign, staticFolders: [join(root, "public"), folder] };
  const site = {
    manifest,
    place,
    routes: new Map(),
    posts: [],
    alternates: { translations: new Map(), versions: new Map() },
  };
  await finishPages(out, site, false, nothingReused);
  return listFiles(out).files;
}

test("removes worker sources, source maps, and files that only Next reads from the export", async () => {
  const asked = ["_next/static/a.js", "_next/static/media/worker.a1b2.js", "user.html", "user.txt"];
  const neverAsked = [
    "_next/static/media/worker.a1b2.ts",
    "_next/static/chunks/a.js.map",
    "_next/static/b1/_buildManifest.js",
    "_next/static/b1/_ssgManifest.js",
    "blog/tags/_none.html",
  ];
  write("out", Object.fromEntries([...asked, ...neverAsked].map((name) => [name, ""])));
  expect(await finish(false)).toEqual(asked);
  expect(
    ["blog", "_next/static/b1", "_next/static/chunks"].filter((name) => existsSync(join(root, "out", name))),
  ).toEqual([]);
});

test("copies a foreign tree's static files except active SVGs, hidden or source files, and files that would replace ours", async () => {
  const svg = (inside: string, attributes = "") => `<svg viewBox="0 0 4 2"${attributes}>${inside}</svg>`;
  write("out", { "ours.svg": "ours" });
  write("tree", {
    "img/drawing.svg": svg("<path/>"),
    "img/photo.png": "png",
    "_static/logo.png": "png",
    "ours.svg": svg("<path/>"),
    "script.svg": svg("<script>alert(1)</script>"),
    "LOUD.SVG": svg("<SCRIPT>alert(1)</SCRIPT>"),
    "named.svg": svg("<svg:script>alert(1)</svg:script>"),
    "handler.svg": svg("", ' onload="alert(1)"'),
    "link.svg": svg('<a href="javascript:alert(1)"/>'),
    "referred.svg": svg('<a href="java&#x73;cript:alert(1)"/>'),
    "frames.svg": svg("<foreignObject><frame/></foreignObject>"),
    "html.svg": svg('<foreignObject><h:form action="https://x.example"/></foreignObject>'),
    "label.svg": svg("<foreignObject><div>Quay</div></foreignObject><metadata/>"),
    "wide.svg": Buffer.from(`\uFEFF${svg("<script>alert(1)</script>")}`, "utf16le"),
    "wide-ends.svg": Buffer.from(`\uFEFF${svg("<script>alert(1)</script>")}`, "utf16le").swap16(),
    ...Object.fromEntries(["a.md", "b.js", ".env", "_parts/c.yml", "node_modules/d.png"].map((name) => [name, ""])),
  });
  expect(await finish(true)).toEqual(["_static/logo.png", "img/drawing.svg", "img/photo.png", "label.svg", "ours.svg"]);
});

test.skipIf(!takesRawNames())("omits a static file whose name is not valid UTF-8", async () => {
  write("out", { "index.html": "" });
  write("tree", { "photo.png": "png" });
  writeRaw(join(root, "tree"), "photé.png");
  writeRaw(join(root, "tree"), "été/photo.png");
  expect(await finish(true)).toEqual(["index.html", "photo.png"]);
});
