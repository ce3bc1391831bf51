import { existsSync } from "node:fs";
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
])("%s in sidebar %s has the preview %s, which is drawn", (path, sidebar, url) => {
  const { width, height } = site.socialImage;
  expect(socialImageOf(path, sidebar)).toMatchObject({ url, width, height });
  expect([width, height]).toEqual([1200, 627]);
  expect(files).toContain(url);
});

test("every section and every post has a preview of its own, with words on it", () => {
  expect(cards).toHaveLength(2 + Object.keys(sidebars).length + posts.length);
  expect(files.size).toBe(cards.length);
  expect(cards.every(({ eyebrow, title }) => eyebrow !== "" && title !== "")).toBe(true);
});

test.each([
  ["Zürich – 5 € “Über alles”", "Zürich – 5 € “Über alles”"],
  ["Ţĥé fîŕšţ ñîĝĥţ", "Thé fîrst ñîght"],
  ["Ship it 🚀 today", "Ship it today"],
  ["計画", ""],
])("a preview draws %j as %j: no letter is asked for on the network", (title, drawn) => {
  expect(drawableText(title)).toBe(drawn);
});

test("a title in a script that cannot be drawn leaves the name of the site", () => {
  const strange = { strange: { label: "計画", href: "/strange", items: [] } };
  expect(socialCards(strange, []).find(({ file }) => file === "strange.png")?.title).toBe(site.brand.name);
});

test("the name of a site has no letters either that cannot be drawn", () => {
  const strange = { strange: { label: "計画", href: "/strange", items: [] } };
  const drawn = socialCards(strange, [], "Quay 🚢 handbook");
  expect(drawn.find(({ file }) => file === "strange.png")).toMatchObject({
    name: "Quay handbook",
    title: "Quay handbook",
  });
  expect(JSON.stringify(drawn)).not.toMatch(/🚢/u);
});

test("an ICO file holds the PNG behind a header of 22 bytes", () => {
  const file = toIco(new Uint8Array([137, 80, 78, 71]), 48);
  expect([...file.slice(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect([...file.slice(14, 22)]).toEqual([4, 0, 0, 0, 22, 0, 0, 0]);
  expect([...file.slice(22)]).toEqual([137, 80, 78, 71]);
});

test("a color that does not exist is named", () => {
  expect(() => colorOf("color-nope")).toThrow('app/styles/tokens.css has no color "--color-nope".');
});

test("icons are where their route is, and not where Apache looks for its own", () => {
  expect(iconPath("icon-192.png")).not.toMatch(/^\/icons\//);
  expect(existsSync(`app${iconPath("[name]")}/route.ts`)).toBe(true);
});
