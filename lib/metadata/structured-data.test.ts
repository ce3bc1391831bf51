import { expect, test } from "vitest";
import type { Post } from "../blog/post";
import { docSource } from "../page/testing/doc-source";
import { useGerman } from "../testing/use-german";
import type { DocSource, Sidebar } from "../types";
import { describePage, describePost } from "./page";
import { articleData, websiteData } from "./structured-data";

const source = docSource("/guide/setup", "", {
  doc: { id: "guide/setup", path: "/guide/setup", sidebar: "guide" },
  frontMatter: { title: "Set up", description: "How to begin.", type: "how-to", tags: ["mobile"] },
});
const sidebar: Sidebar = {
  label: "Guide",
  href: "/guide",
  items: [{ type: "category", label: "Basics", items: [{ type: "link", label: "Setting up", href: "/guide/setup" }] }],
};
const post: Post = {
  title: "New",
  description: "What is new.",
  author: "Mira",
  date: "2026-03-02",
  tags: [],
  changes: [],
  draft: false,
  slug: "new",
  path: "/blog/new",
  file: "content/blog/new.mdx",
  format: "mdx",
  body: "",
};
const url = "https://docs.planloom.example/guide/setup";
const changed = { author: "Mira", date: "2026-03-02T10:00:00+01:00" };

test("describes a page as an article with its last change, and its breadcrumbs", () => {
  const data = JSON.parse(JSON.stringify(articleData(source, changed, sidebar, url)));
  const [article, breadcrumbs] = data["@graph"];
  expect(article).toMatchObject({
    "@type": "TechArticle",
    headline: "Set up",
    url,
    dateModified: changed.date,
    author: { "@type": "Person", name: "Mira" },
    keywords: ["Mobile"],
  });
  expect(
    breadcrumbs.itemListElement.map(({ position, name }: { position: number; name: string }) => [position, name]),
  ).toEqual([
    [1, expect.any(String)],
    [2, "Guide"],
    [3, "Setting up"],
  ]);
  for (const { item } of breadcrumbs.itemListElement) expect(new URL(item).href).toBe(item);
});

test("omits the date and has two breadcrumbs for a page without history or sidebar", () => {
  const [article, breadcrumbs] = JSON.parse(JSON.stringify(articleData(source, {}, undefined, url)))["@graph"];
  expect(article).not.toHaveProperty("dateModified");
  expect(article.author["@type"]).toBe("Organization");
  expect(breadcrumbs.itemListElement).toHaveLength(2);
});

test("uses the language of the page's text, which may differ from that of its edition", () => {
  const languageOf = (page: DocSource) =>
    JSON.parse(JSON.stringify(articleData(page, {}, undefined, url)))["@graph"][0].inLanguage;
  expect(languageOf(source)).toBe("en");
  expect(languageOf({ ...source, untranslated: { language: "fr" } })).toBe("fr");
});

test("describes the site in the language of its pages", async () => {
  await useGerman("pages");
  const { pages } = await import("../../i18n/de/texts/pages");
  const german = await import("./structured-data");
  expect(german.websiteData()).toMatchObject({ name: pages.documentation, description: pages.description });
});

test("includes the site's search URL template", () => {
  expect(JSON.stringify(websiteData())).toContain("/search?q={query}");
});

test("lists the Markdown alternate of pages and posts", () => {
  expect(describePage(source, changed).alternates?.types).toMatchObject({ "text/markdown": "/guide/setup.md" });
  expect(describePost(post).alternates?.types).toEqual({ "text/markdown": "/blog/new.md" });
});

test("Open Graph includes the last change only for articles", () => {
  expect(describePage(source, changed).openGraph).toMatchObject({
    type: "article",
    modifiedTime: changed.date,
  });
  const home = { ...source, doc: { id: "", path: "/" } };
  expect(describePage(home, changed).openGraph).toMatchObject({ type: "website" });
});
