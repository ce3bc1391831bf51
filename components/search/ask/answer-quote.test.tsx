import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnswerQuote } from "./answer-quote";

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
