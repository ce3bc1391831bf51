import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { compareWithMarkdown } from "./compare-with-markdown";
import { checkExport } from "./export-check";

const site = "https://docs.example";
const whole: Record<string, string> = {
  "index.html": '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite"}</script>',
  "a.html": `<link rel="alternate" type="text/markdown" href="${site}/a.md"/><div class="prose"><h2>Use</h2><table><tr><td>1</td></tr></table><pre>x = 1</pre></div>`,
  "a.md": "## Use\n\n| n |\n| - |\n| 1 |\n\n```js\nx = 1\n```\n",
  "search-index/manifest.json": '{"titles":"t.json","texts":"x.json"}',
  "search-index/t.json": '{"groups":["G"],"tags":[],"pages":[["/a","A",0,2,[],"About A.",0,["Use"],""]]}',
  "search-index/x.json": '{"words":"the","texts":[["","Text.",""]]}',
  "routes.json": JSON.stringify([{ path: "/a", title: "A", description: "", markdown: "/a.md" }]),
  "sitemap.xml": `<?xml version="1.0"?><urlset><url><loc>${site}/a</loc><lastmod>2026-03-02</lastmod></url></urlset>`,
  "manifest.webmanifest": JSON.stringify({
    name: "A",
    start_url: "/",
    display: "minimal-ui",
    icons: [{ src: "/i.png", sizes: "192x192", type: "image/png" }],
  }),
  "blog/atom.xml": `<feed><id>${site}/blog</id><title>B</title><updated>2026-03-02T00:00:00Z</updated><entry><id>${site}/b</id><title>b</title><updated>2026-03-02T00:00:00Z</updated><link href="/b"/></entry></feed>`,
};

function exportWith(changes: Record<string, string>): string[] {
  const folder = temporaryFolder({ ...whole, ...changes });
  return checkExport(folder).map(({ file, message }) => `${file} ${message}`);
}

test("reports nothing for a valid export", () => expect(exportWith({})).toEqual([]));

test("reports a missing export folder with the next step", () => {
  const message = 'does not exist: run "npm run build" first, or name the folder of an export.';
  expect(checkExport("no-export")).toEqual([{ file: "no-export", message }]);
});

/** The same export as the default of two editions, with the other one in a subfolder. */
const german = Object.fromEntries(
  Object.entries(whole)
    .filter(([file]) => !file.endsWith(".html"))
    .map(([file, text]) => [`de/${file}`, text]),
);
const twoEditions = {
  ...german,
  "sitemap-default.xml": whole["sitemap.xml"] ?? "",
  "sitemap.xml": `<sitemapindex><sitemap><loc>${site}/sitemap-default.xml</loc></sitemap><sitemap><loc>${site}/de/sitemap.xml</loc></sitemap></sitemapindex>`,
};

test("reports nothing for a valid export of two editions", () => expect(exportWith(twoEditions)).toEqual([]));

test.each([
  ["a sitemap that is not there", { ...twoEditions, "sitemap-default.xml": "" }, /^sitemap-default\.xml/],
  [
    "a feed of another edition that is cut, and that has no sitemap",
    { ...german, "de/sitemap.xml": "", "de/blog/atom.xml": "<feed>" },
    /^de\/blog\/atom\.xml/,
  ],
  ["a feed of another edition that is cut", { ...twoEditions, "de/blog/atom.xml": "<feed>" }, /^de\/blog\/atom\.xml/],
  [
    "a route of another edition that is not there",
    { ...twoEditions, "de/routes.json": JSON.stringify([{ path: "/de/b", title: "B", description: "" }]) },
    /^de\/routes\.json names \/de\/b/,
  ],
  [
    "a page without its heading",
    { "a.md": "| n |\n| - |\n| 1 |\n\n```js\nx = 1\n```\n" },
    /^a\.md has no heading "Use"/,
  ],
  [
    "a head that does not name the page's Markdown",
    { "a.html": '<div class="prose"><h2>Use</h2><table><tr><td>1</td></tr></table><pre>x = 1</pre></div>' },
    /^a\.html does not name its Markdown, \/a\.md/,
  ],
  [
    "a head that names Markdown elsewhere",
    { "index.html": `<link rel="alternate" type="text/markdown" href="${site}/de/de/index.md"/>` },
    /^index\.html names \/de\/de\/index\.md/,
  ],
  ["a page without a cell", { "a.md": "## Use\n\n```js\nx =\n```\n" }, /^a\.md has no table cell "1"/],
  [
    "a listed page that is not there",
    { "routes.json": JSON.stringify([{ path: "/b", title: "B", description: "" }]) },
    /names \/b/,
  ],
  ["a sitemap that is not well-formed", { "sitemap.xml": "<urlset><url>" }, /^sitemap\.xml cannot be read/],
  ["a list of routes that is cut", { "routes.json": '[{"path":"/a"' }, /^routes\.json cannot be read/],
  [
    "an index that is cut",
    { "search-index/manifest.json": '{"titles":' },
    /^search-index\/manifest\.json cannot be read/,
  ],
  [
    "a place of a sitemap that is no address",
    { "sitemap.xml": "<urlset><url><loc>/a</loc></url></urlset>" },
    /^sitemap\.xml urlset\.url\.0\.loc/,
  ],
  [
    "a badly encoded address",
    { "sitemap.xml": `<urlset><url><loc>${site}/50%</loc></url></urlset>` },
    /^sitemap\.xml names \/50%, which is not in the export/,
  ],
  [
    "an invented date",
    { "sitemap.xml": `<urlset><url><loc>${site}/a</loc><lastmod>soon</lastmod></url></urlset>` },
    /ISO 8601/,
  ],
  [
    "structured data without a type",
    { "a.html": '<script type="application/ld+json">{"@context":"https://schema.org"}</script>' },
    /^a\.html/,
  ],
  [
    "structured data that is cut",
    { "a.html": '<script type="application/ld+json">{"@type":</script>' },
    /^a\.html cannot be read/,
  ],
  [
    "a feed whose entry has no date",
    {
      "blog/atom.xml": `<feed><id>${site}</id><title>B</title><updated>2026-03-02T00:00:00Z</updated><entry><id>${site}/b</id></entry></feed>`,
    },
    /^blog\/atom\.xml/,
  ],
  [
    "an index that names a file that is not there",
    { "search-index/manifest.json": '{"titles":"t.json","texts":"y.json"}' },
    /y\.json is missing/,
  ],
  [
    "an index without the address of a page",
    { "search-index/t.json": '{"groups":[],"tags":[],"pages":[["A"]]}' },
    /^search-index\/t\.json/,
  ],
  [
    "an index in parts that lacks one of them",
    {
      "search-index/manifest.json": '{"parts":"parts/all.json"}',
      "search-index/parts/all.json":
        '{"groups":["G"],"tags":[],"pages":[["parts/page.a.json",0]],"words":[["a","parts/words.a.json"]],"spelling":"parts/spelling.json"}',
      "search-index/parts/words.a.json": '{"a":[-1,0]}',
    },
    /parts\/page\.a\.json is missing/,
  ],
  [
    "an index in parts that lacks one for a letter",
    {
      "search-index/manifest.json": '{"parts":"parts/all.json"}',
      "search-index/parts/all.json":
        '{"groups":["G"],"tags":[],"pages":[],"words":[["a","parts/words.a.json"]],"spelling":"parts/spelling.json"}',
    },
    /parts\/words\.a\.json is missing/,
  ],
  [
    "a feed with an invented date",
    {
      "blog/rss.xml": `<rss version="2.0"><channel><title>B</title><link>${site}</link><description>D</description><item><title>b</title><link>${site}/b</link><guid>b</guid><pubDate>soon</pubDate></item></channel></rss>`,
    },
    /^blog\/rss\.xml rss\.channel\.item\.0\.pubDate: is no date/,
  ],
  [
    "a manifest without icons",
    { "manifest.webmanifest": '{"name":"A","start_url":"/","display":"browser","icons":[]}' },
    /icons/,
  ],
])("reports %s", (_, changes: Record<string, string>, message) => {
  expect(exportWith(changes).join("\n")).toMatch(message);
});

test("does not compare figures or inline formatting", () => {
  const html =
    '<div class="prose"><figure><table><tr><td>Draw</td></tr></table></figure><h2>The <em>one</em></h2></div>';
  expect(compareWithMarkdown(html, "## The *one*")).toEqual([]);
});

test("finds the words of a cell in the text alternative of an image", () => {
  const html = '<div class="prose"><table><tr><td>Lit lamp</td></tr></table></div>';
  expect(compareWithMarkdown(html, "![A lamp, lit](/lamp.png)")).toEqual([]);
});

test("does not require content that is hidden from assistive technology", () => {
  const html = '<div class="prose"><h2 aria-hidden="true">Sign</h2><figure><h3>Drawn</h3></figure><h2>Use</h2></div>';
  expect(compareWithMarkdown(html, "")).toEqual(['has no heading "Use"']);
});
