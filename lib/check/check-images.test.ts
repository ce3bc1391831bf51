import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parseForeignPage } from "../authoring/foreign-page";
import { measureImage } from "../site/images";
import { parsePage } from "../site/read-pages";
import { temporaryFolder } from "../testing/temporary-folder";
import { checkImages } from "./check-images";
import { checkedSite } from "./testing/checked-site";

let root = "";
beforeAll(() => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"';
  root = temporaryFolder({
    "package.json": "{}",
    "public/good.svg": `${svg} viewBox="0 0 4 2"/>`,
    "public/a b.svg": `${svg} viewBox="0 0 4 2"/>`,
    "public/no-size.svg": `${svg}/>`,
    "public/drawing.png": `${svg} viewBox="0 0 4 2"/>`,
    "public/photo.svg": Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
    "public/broken.png": Buffer.from("89504e470d0a1a0a0000", "hex"),
  });
  mkdirSync(join(root, "public/folder.png"));
});

const sizeOf = (src: string) => measureImage(src, [join(root, "public")]);
/** The header of a JPEG of 4 × 2 pixels with an EXIF orientation. */
const photo = (orientation: number) => {
  const note = `49492a000800000001001201030001000000${String(orientation).padStart(2, "0")}00000000000000`;
  return Buffer.from(`ffd8ffe10022457869660000${note}ffc0000b080002000401011100ffd9`, "hex");
};

const replace = "Replace it with a valid image.";
const noAddress = "No file can have this address: write the path of a file in public, from the root.";

/** The path in the text, the path in the message, the mistake, and the hint. */
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

test.each(mistakes)("reports the image %s with its position and a hint", async (src, named, mistake, hint) => {
  const { source } = parsePage("a.mdx", `---\ntitle: A\ndescription: b\ntype: concept\n---${text(src)}`);
  expect(checkImages(await checkedSite([source], { sizeOf }))).toEqual([
    { severity: "error", file: "content/a.mdx", line: 7, column: 5, message: `Image "${named}" ${mistake}.`, hint },
  ]);
});

test.each(mistakes)("only warns about %s in a foreign tree", async (src) => {
  const { source } = parseForeignPage("a.md", `# A${text(src)}`, "docs");
  expect(checkImages(await checkedSite([source], { sizeOf }))).toMatchObject([
    { severity: "warning", file: "docs/a.md", line: 3, column: 5 },
  ]);
});

test("suggests the page's own folder for a missing image in a foreign tree", async () => {
  const { source } = parseForeignPage("b/a.md", `# A${text("img/e.svg")}`, "docs");
  const [issue] = checkImages(await checkedSite([source], { sizeOf, contentFolder: "docs" }));
  expect(issue?.hint).toBe("Put it at docs/b/img/e.svg.");
});

test.each(["/good.svg", "/good.svg?v=1#a", "/a%20b.svg", "/a b.svg"])("accepts %s", async (src) => {
  const { source } = parsePage("a.mdx", text(src));
  expect(checkImages(await checkedSite([source], { sizeOf }))).toEqual([]);
});

test("measures a photo as browsers display it, applying its EXIF orientation", () => {
  for (const orientation of [1, 3, 6, 8]) writeFileSync(join(root, "public", `${orientation}.jpg`), photo(orientation));
  expect(["/1.jpg", "/3.jpg", "/6.jpg", "/8.jpg"].map(sizeOf)).toEqual([
    { width: 4, height: 2 },
    { width: 4, height: 2 },
    { width: 2, height: 4 },
    { width: 2, height: 4 },
  ]);
});
