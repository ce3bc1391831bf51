import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InlineCode } from "@/components/ui/inline-code";
import { WithDetails } from "./inline-markdown";

const cases: [name: string, text: string, html: string][] = [
  [
    "draws each further line small",
    "`a`\nfirst\n`b`, second",
    "<code>a</code><small>first</small><small><code>b</code>, second</small>",
  ],
  [
    "keeps the lines of code",
    "`interface A {\n  b: string;\n}`\nsince 4",
    "<code>interface A {\n  b: string;\n}</code><small>since 4</small>",
  ],
  ["keeps an option whole", "`--dry-run`", '<code><span class="whole">--dry-run</span></code>'],
  ["keeps short words with hyphens whole", "`move a-b now`", '<code>move <span class="whole">a-b</span> now</code>'],
  [
    "keeps the dashes of a long option with its name, which may break behind a later hyphen",
    "`job --required-total-duration 7200`",
    '<code>job <span class="whole">--required</span>-total-duration 7200</code>',
  ],
  [
    "lets an endless option break",
    `\`--${"a".repeat(20)}\``,
    `<code><span class="whole">--${"a".repeat(16)}</span>aaaa</code>`,
  ],
  [
    "keeps the name of a header whole",
    "`Planloom-Signature`",
    '<code><span class="whole">Planloom-Signature</span></code>',
  ],
  ["keeps the code of an error whole", "`PL-1204`", '<code><span class="whole">PL-1204</span></code>'],
  ["spends nothing on what never breaks", "`-1204`", "<code>-1204</code>"],
  ["lets other long words break", "`X-Planloom-Delivery-Attempt`", "<code>X-Planloom-Delivery-Attempt</code>"],
  [
    "lets a long address break before its dots",
    "`tomasz.wieczorek@calderline.example`",
    "<code>tomasz<wbr/>.wieczorek<wbr/>@calderline<wbr/>.example</code>",
  ],
  ["leaves the marks of code out of a tooltip", '[a](/b "or `c` is")', '<a title="or c is" href="/b">a</a>'],
];

it.each(cases)("%s", (_, text, html) =>
  expect(renderToStaticMarkup(<WithDetails text={text} language="en" />)).toBe(html),
);

it("keeps numbers and units together by the rules of the language, except in code", () => {
  const html = (language: string) =>
    renderToStaticMarkup(<WithDetails text={"nach **5 Minuten**\n[10 %](/a), `5 min`"} language={language} />);
  const kept = 'nach <strong>5~Minuten</strong><small><a href="/a">10~%</a>, <code>5 min</code></small>';
  expect(html("de").replaceAll("\u00A0", "~")).toBe(kept);
  expect(html("en")).toBe(kept.replaceAll("~", " "));
});

it("passes on attributes that foreign trees set on code", () => {
  const code = (
    <InlineCode id="a" lang="en" dir="ltr" title="b">
      c
    </InlineCode>
  );
  expect(renderToStaticMarkup(code)).toBe('<code id="a" lang="en" dir="ltr" title="b">c</code>');
});
