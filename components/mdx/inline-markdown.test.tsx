import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
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
];

it.each(cases)("%s", (_, text, html) => expect(renderToStaticMarkup(<WithDetails text={text} />)).toBe(html));
