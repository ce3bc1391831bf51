import { expect, test } from "vitest";
import { readForeign } from "../../testing/read-foreign";
import { readMdc } from "./mdc";

test.each([
  ["::note\nText.\n::", "[Admonition type=note|<p>Text.</p>]"],
  [
    '::tip{icon="i" to="https://a.example/b-c"}\nText.\n::',
    '[Admonition type=tip|[admonition-title|<a href="https://a.example/b-c">B c</a>]<p>Text.</p>]',
  ],
  ['::read-more{to="/b" title="More"}\n::', '[Admonition type=note|[admonition-title|<a href="/b">More</a>]]'],
  [':read-more{to="/docs/b/c-d"}', '<p><a href="/docs/b/c-d">C d</a></p>'],
  ['## New :badge[v2]{color="info"}', '<h2 id="new-v2">New v2</h2>'],
  ["::code-group\n```sh [One]\na\n```\n```sh [Two]\nb\n```\n::", "[Tabs|[Tab label=One|"],
  [
    '::card-group\n  :::card\n  ---\n  title: One\n  to: /b\n  ---\n  Text.\n  :::\n  :::card{title="Two" to="/c"}\n  More.\n  :::\n::',
    "[Cards|[Card title=One href=/b|<p>Text.</p>][Card title=Two href=/c|<p>More.</p>]]",
  ],
  [
    '::tabs\n  :::tabs-item{label="One"}\n    ::::note\n    - Text.\n    ::::\n  :::\n::',
    "[Tabs|[Tab label=One|[Admonition type=note|<ul><li>Text.</li></ul>]]]",
  ],
  ["::code-group\n```js [~/a.js]\na\n```\n::", "[Tabs|[Tab label=~/a.js|"],
  ["::callout\n#title\nTitle\n\n#default\nText.\n::", "[Admonition type=note|<p>Title</p><p>Text.</p>]"],
  ["- One\n\n  ::note\n  Text.\n  ::", "<ul><li><p>One</p>[Admonition type=note|<p>Text.</p>]</li></ul>"],
  [
    '- One\n\n  ::tabs\n    :::tabs-item{label="A"}\n      ::::note\n      Text.\n      ::::\n    :::\n  ::\n\n- Two',
    "[Tabs|[Tab label=A|[Admonition type=note|<p>Text.</p>]]]</li><li><p>Two</p>",
  ],
  // A component that is never closed has no part in those below it.
  [
    '::video{id="x"}\n\n- One\n\n  ::note\n  In.\n  ::\n\n- Two',
    "<ul><li><p>One</p>[Admonition type=note|<p>In.</p>]</li><li><p>Two</p></li></ul>",
  ],
  [
    "::note\n---\ntitle: >-\n  Long\n  title\nlinks:\n  - label: Go\n    to: /start\n---\nText.\n::",
    "[Admonition type=note|[admonition-title|Long title]<p>Text.</p>]",
  ],
  ['A :b{c="d"}:icon{name="x"} word', "<p>A :b{c=&quot;d&quot;} word</p>"],
])("reads MDC: %j", async (text, html) => {
  const { html: made, told } = await readForeign("a.md", text);
  expect(made.replaceAll(/> (?=[<[\]])|(?<=[\]|]) (?=[<[\]])/g, (found) => found.trim())).toContain(html);
  expect(told).toEqual([]);
});

test.each([
  ["```\n::note\na\n::\n```"],
  ['Type `:a{b="c"}` or ObjectType::Codeunit.'],
  [":::note\nText.\n:::"],
  ["::note\nText."],
])("leaves other text as it is: %j", async (text) => {
  const { html } = await readForeign("a.md", text);
  expect(html).not.toContain("::::");
});

test("reads the innermost of many nested components, and leaves unclosed ones", () => {
  const many = 4000;
  const nested = Array.from({ length: many }, (_, depth) => `${" ".repeat(Math.min(depth, 400))}::a`);
  const text = [
    ...nested,
    ...Array<string>(many).fill("::"),
    ...Array<string>(many).fill("::a\n---").join("\n").split("\n"),
  ];
  const read = readMdc(text);
  expect(read).toHaveLength(text.length);
  expect(read.filter((line) => line.trim() === "::a")).toHaveLength(2 * many - 12);
});
