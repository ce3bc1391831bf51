import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useGerman } from "@/lib/testing/use-german";

test("keeps the number of a page of the list with its word by the rules of the language", async () => {
  useGerman("pages");
  const { pages } = await import("../../i18n/de/texts/pages");
  const { BlogHeader } = await import("./blog-header");
  const html = renderToStaticMarkup(<BlogHeader title={pages.blog.page(2)} description={pages.blog.description} />);
  expect(html).toContain("Blog, Seite\u00A02</h1>");
});
