import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseForeignPage } from "../authoring/foreign-page";
import { measureImage } from "../site/images";
import { parsePage } from "../site/read-pages";
import { checkImages } from "./check-images";
import { checkedSite } from "./testing/checked-site";

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "images-"));
  mkdirSync(join(root, "public/folder.png"), { recursive: true });
  writeFileSync(join(root, "package.json"), "{}");
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"';
  const files = {
    "good.svg": `${svg} viewBox="0 0 4 2"/>`,
    "a b.svg": `${svg} viewBox="0 0 4 2"/>`,
    "no-size.svg": `${svg}/>`,
    "drawing.png": `${svg} viewBox="0 0 4 2"/>`,
    "photo.svg": Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
    "broken.png": Buffer.from("89504e470d0a1a0a0000", "hex"),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, "public", name), content);
});
afterAll(() => rmSync(root, { recursive: true }));

const sizeOf = (src: string) => measureImage(src, [join(root, "public")]);
/** The head of a JPEG of 4 × 2 pixels, with what a camera notes of how it was held. */
const photo = (orientation: number) => {
  const note = `49492a000800000001001201030001000000${String(orientation).padStart(2, "0")}00000000000000`;
  return Buffer.from(`ffd8ffe10022457869660000${note}ffc0000b080002000401011100ffd9`, "hex");
};

const replace = "Replace it with a valid image.";
const noAddress = "No file can have this address: write the path of a file in public, from the root.";

/** What the text has, how the message names it where that differs, what is wrong, and what to do. */
const mistakes = [
  ["/folder.png", "/folder.png", "is a folder", replace],
  ["/broken.png", "/broken.png", "cannot be read as an image", replace],
  ["/drawing.png", "/drawing.png", "is an SVG file: let its name end with .svg", replace],
  ["/photo.svg", "/photo.svg", "is not an SVG file: let its name end with .gif", replace],
  ["/no-size.svg", "/no-size.svg", "has no size: give its root a viewBox", replace],
  ["/a%zz.png", "/a%zz.png", "does not exist", noAddress],
  ["/../package.json", "/../package.json", "does not exist", noAddress],
  ["/%2e%2e/package.json", "/%2e%2e/package.json", "does not exist", noAddress],
  ["/c d.svg", "/c%20d.svg", "does not exist", "Put it at public/c d.svg and write its path from the root."],
  ["/public/e.svg", "/public/e.svg", "does not exist", 'Write "/e.svg": addresses start below public.'],
  ["e.svg", "e.svg", "does not exist", "Put it at public/e.svg and write its path from the root."],
  ["//x.example/a.png", "//x.example/a.png", "is on another host", expect.stringContaining("to the project")],
] as const;

const text = (src: string) => `\n\nSee ![it](<${src}>).\n`;

test.each(mistakes)("the image %s is told with file and line, and what to do", async (src, named, mistake, hint) => {
  const { source } = parsePage("a.mdx", `---\ntitle: A\ndescription: b\ntype: concept\n---${text(src)}`);
  expect(checkImages(await checkedSite([source], { sizeOf }))).toEqual([
    { severity: "error", file: "content/a.mdx", line: 7, column: 5, message: `Image "${named}" ${mistake}.`, hint },
  ]);
});

test.each(mistakes)("in a tree that is not ours, %s is a warning", async (src) => {
  const { source } = parseForeignPage("a.md", `# A${text(src)}`, "docs");
  expect(checkImages(await checkedSite([source], { sizeOf }))).toMatchObject([
    { severity: "warning", file: "docs/a.md", line: 3, column: 5 },
  ]);
});

test("a tree that is not ours has its images in its own folder", async () => {
  const { source } = parseForeignPage("b/a.md", `# A${text("img/e.svg")}`, "docs");
  const [issue] = checkImages(await checkedSite([source], { sizeOf, contentFolder: "docs" }));
  expect(issue?.hint).toBe("Put it at docs/b/img/e.svg.");
});

test.each(["/good.svg", "/good.svg?v=1#a", "/a%20b.svg", "/a b.svg"])("%s is found", async (src) => {
  const { source } = parsePage("a.mdx", text(src));
  expect(checkImages(await checkedSite([source], { sizeOf }))).toEqual([]);
});

test("a photo has the size at which browsers show it: turned where the camera was held upright", () => {
  for (const orientation of [1, 3, 6, 8]) writeFileSync(join(root, "public", `${orientation}.jpg`), photo(orientation));
  expect(["/1.jpg", "/3.jpg", "/6.jpg", "/8.jpg"].map(sizeOf)).toEqual([
    { width: 4, height: 2 },
    { width: 4, height: 2 },
    { width: 2, height: 4 },
    { width: 2, height: 4 },
  ]);
});
