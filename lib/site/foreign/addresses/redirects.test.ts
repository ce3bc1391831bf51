import { expect, test } from "vitest";
import { parseForeignPage } from "../../../authoring/foreign-page";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { redirectsIn } from "./redirects";

test("redirects the former paths of pages unless something else is there", () => {
  const folder = temporaryFolder({ "there.html": "" });
  const pages = Object.entries({
    "guide/a.md":
      "---\naliases: [/old/, older, /guide/b/, /blog/x, /there, /, /A/Old.html, /far/index.html, '/all/*']\n---\n# A",
    "guide/b.md": "---\nredirect_from: /OLD\n---\n# B",
    "c.md": "+++\naliases = ['/sea', '/sea']\n+++\n# C",
  }).map(([relative, text]) => parseForeignPage(relative, text, "docs"));
  expect(redirectsIn(pages, [folder])).toEqual([
    { from: "/old", to: "/guide/a" },
    { from: "/guide/older", to: "/guide/a" },
    { from: "/A/Old", to: "/guide/a" },
    { from: "/far", to: "/guide/a" },
    { from: "/sea", to: "/c" },
  ]);
});
