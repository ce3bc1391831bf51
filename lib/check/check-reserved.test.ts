import { expect, test } from "vitest";
import { parsePage } from "../site/read-pages";
import { checkReserved } from "./check-reserved";
import { checkedSite } from "./testing/checked-site";

const text = "---\ntitle: A\ndescription: b\ntype: concept\n---\nText.\n";
const findingsFor = async (file: string, madePaths: string[] = []) =>
  checkReserved(await checkedSite([parsePage(file, text).source], { madePaths }));

/** Files of our own content, and their paths. */
const taken = {
  "robots.txt.mdx": "/robots.txt",
  "favicon.ico.mdx": "/favicon.ico",
  "routes.json.mdx": "/routes.json",
  "404.mdx": "/404",
  "redirect.js.mdx": "/redirect.js",
  "_headers.mdx": "/_headers",
  "sw.js.mdx": "/sw.js",
  "vercel.json.mdx": "/vercel.json",
  "_next/static/a.mdx": "/_next/static/a",
  "search-index/titles.mdx": "/search-index/titles",
  "search-index/manifest.json.mdx": "/search-index/manifest.json",
  "search-index/parts/a.mdx": "/search-index/parts/a",
  // File systems and hosts may be case-insensitive.
  "Robots.TXT.mdx": "/Robots.TXT",
  // An edition is a folder.
  "de/404.mdx": "/de/404",
  // Their payload or Markdown file would overwrite a file of the site.
  "robots.mdx": "/robots",
  "llms/index.mdx": "/llms",
  "user/llms.mdx": "/user/llms",
  "skill.mdx": "/skill",
  "robots.txt.md": "/robots.txt",
  "sitemap.xml.tsx": "/sitemap.xml",
};

test.each(Object.entries(taken))(
  "reports our own page %s for taking the path of a generated file",
  async (file, path) => {
    expect(await findingsFor(file)).toEqual([
      {
        severity: "error",
        file: `content/${file}`,
        message: `"${path}" is reserved by the site itself.`,
        hint: "Rename the file or its folder.",
      },
    ]);
  },
);

test("reports a page at the path of a generated page", async () => {
  expect(await findingsFor("tags/guides.mdx", ["/tags/guides"])).toMatchObject([{ file: "content/tags/guides.mdx" }]);
  expect(await findingsFor("index.mdx", ["/"])).toEqual([]);
});

test.each([
  "robots/rules.mdx",
  "user/robots.txt.mdx",
  "search-indexes.mdx",
  "search-index.mdx",
  "search-index/mcp.mdx",
  "404s.mdx",
  "a/b/llms.mdx",
  "user/llms/more.mdx",
  "next/a.mdx",
])("accepts %s", async (file) => expect(await findingsFor(file)).toEqual([]));

test("rejects pages below the path of another edition", async () => {
  const pages = ["de.mdx", "de/user.mdx", "developers.mdx"].map((file) => parsePage(file, text).source);
  const found = checkReserved(await checkedSite(pages, { editionPaths: ["/de"] }));
  expect(found.map(({ file }) => file)).toEqual(["content/de.mdx", "content/de/user.mdx"]);
});

test("rejects a public file at the path of a page of our own", async () => {
  const pages = ["index.mdx", "user/map.mdx"].map((file) => parsePage(file, text).source);
  const foreign = { ...parsePage("user.mdx", text).source, foreign: { base: "", isDescribed: true } };
  const publicFiles = ["index.html", "user.html", "user/map/index.html"];
  expect(checkReserved(await checkedSite([...pages, foreign], { publicFiles }))).toMatchObject([
    { file: "public/index.html", message: 'The file takes the place of the page "/".' },
    { file: "public/user/map/index.html", message: 'The file takes the place of the page "/user/map".' },
  ]);
});
