import { existsSync, readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { sidebars } from "@/sidebars";
import { iconPath } from "../paths";
import { site } from "../site";
import { getSite } from "../site/current";
import { colorOf } from "./design-tokens";
import { toIco } from "./icons";
import { drawableText, socialCards, socialImageOf } from "./social";

const { posts } = getSite();
const cards = socialCards(sidebars, posts);
const [newest] = posts;
const files = new Set(cards.map(({ file }) => `/social/${file}`));

test.each([
  ["/", undefined, "/social/default.png"],
  ["/roadmap", undefined, "/social/default.png"],
  ["/user/layouts", "user", "/social/user.png"],
  ["/integrations/nav/intro", "nav", "/social/nav.png"],
  ["/blog", undefined, "/social/blog.png"],
  ["/blog/page/2", undefined, "/social/blog.png"],
  ["/blog/tags/release", undefined, "/social/blog.png"],
  [`/blog/${newest?.slug}`, undefined, `/social/blog/${newest?.slug}.png`],
])("%s in sidebar %s has the social image %s, which is generated", (path, sidebar, url) => {
  const { width, height } = site.socialImage;
  expect(socialImageOf(path, sidebar)).toMatchObject({ url, width, height });
  expect([width, height]).toEqual([1200, 627]);
  expect(files).toContain(url);
});

test("every section and post has its own social image with text on it", () => {
  expect(cards).toHaveLength(2 + Object.keys(sidebars).length + posts.length);
  expect(files.size).toBe(cards.length);
  expect(cards.every(({ eyebrow, title }) => eyebrow !== "" && title !== "")).toBe(true);
});

test.each([
  ["Zürich – 5 € “Über alles”", "Zürich – 5 € “Über alles”"],
  ["Ţĥé fîŕšţ ñîĝĥţ", "Thé fîrst ñîght"],
  ["Ship it 🚀 today", "Ship it today"],
  ["計画", ""],
  ["Łódź, Đakovo, GROẞ", "Lódz, Dakovo, GROSS"],
  ["Zu\u0308rich ﬁts 5\u202f‰ on\u2010line", "Zürich fits 5 on-line"],
  ["Привет, guide", "guide"],
  ["Azərbaycan guide", "guide"],
])("a social image draws %j as %j, so that no glyph is fetched from the network", (title, drawn) => {
  expect(drawableText(title)).toBe(drawn);
});

test.each([500, 700])("every drawable character is in the font of weight %d", (weight) => {
  const known = signsOf(readFileSync(`app/social/fonts/figtree-latin-${weight}-normal.woff`));
  const drawn = Array.from({ length: 0x3000 }, (_, code) => drawableText(`a${String.fromCharCode(code)}`));
  expect([...new Set(drawn.join(""))].filter((sign) => !known.has(sign.charCodeAt(0)))).toEqual([]);
});

/** The characters of a WOFF file: the ranges in the segmented subtable of its `cmap` (OpenType format 4). */
function signsOf(font: Buffer): Set<number> {
  const entry = font.indexOf("cmap");
  const [offset = 0, packed = 0, length = 0] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at));
  const bytes = font.subarray(offset, offset + packed);
  const table = packed < length ? inflateSync(bytes) : bytes;
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, at) => table.readUInt32BE(8 + 8 * at));
  const segments = subtables.find((at) => table.readUInt16BE(at) === 4) ?? 0;
  const size = table.readUInt16BE(segments + 6);
  const ranges = Array.from({ length: size / 2 }, (_, at) =>
    [16 + size, 14].map((begin) => table.readUInt16BE(segments + begin + 2 * at)),
  );
  return new Set(
    ranges.flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  );
}

test("falls back to the site's name for a title in a script that cannot be drawn", () => {
  const strange = { strange: { label: "計画", href: "/strange", items: [] } };
  expect(socialCards(strange, []).find(({ file }) => file === "strange.png")?.title).toBe(site.brand.name);
});

test("strips characters that cannot be drawn from the site's name", () => {
  const strange = { strange: { label: "計画", href: "/strange", items: [] } };
  const drawn = socialCards(strange, [], "Quay 🚢 handbook");
  expect(drawn.find(({ file }) => file === "strange.png")).toMatchObject({
    name: "Quay handbook",
    title: "Quay handbook",
  });
  expect(JSON.stringify(drawn)).not.toMatch(/🚢/u);
});

test("an ICO file contains the PNG after a 22-byte header", () => {
  const file = toIco(new Uint8Array([137, 80, 78, 71]), 48);
  expect([...file.slice(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect([...file.slice(14, 22)]).toEqual([4, 0, 0, 0, 22, 0, 0, 0]);
  expect([...file.slice(22)]).toEqual([137, 80, 78, 71]);
});

test("throws an error that names an unknown color", () => {
  expect(() => colorOf("color-nope")).toThrow('app/styles/tokens.css has no color "--color-nope".');
});

test("icon paths match their route and avoid Apache's /icons/ alias", () => {
  expect(iconPath("icon-192.png")).not.toMatch(/^\/icons\//);
  expect(existsSync(`app${iconPath("[name]")}/route.ts`)).toBe(true);
});
