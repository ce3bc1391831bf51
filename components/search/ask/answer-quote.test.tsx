import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnswerQuote } from "./answer-quote";

test("names the language of a quote where it is not the edition's", () => {
  const html = (source: { href: string; title: string; language?: string }) =>
    renderToStaticMarkup(<AnswerQuote quote={{ source, lines: [] }} onFollow={() => {}} />);
  expect(html({ href: "/a", title: "A", language: "en" })).toMatch(/^<figure [^>]*lang="en"/);
  expect(html({ href: "/a", title: "A" })).not.toContain("lang=");
});

test("keeps short code in a quote whole", () => {
  const marked = "It is refused with `PL-1204`.";
  const quote = {
    source: { href: "/a", title: "A" },
    lines: [{ type: "sentence", text: "Refused.", marked } as const],
  };
  expect(renderToStaticMarkup(<AnswerQuote quote={quote} onFollow={() => {}} />)).toContain(
    '<p>It is refused with <code><span class="whole">PL-1204</span></code>.</p>',
  );
});
