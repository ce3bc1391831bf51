import { expect, test } from "vitest";
import { readForeign as read } from "../../testing/read-foreign";

test.each([
  [
    '<ResponseField name="user id" type="string" required>Who.</ResponseField>',
    '<div id="param-user-id"><p><code>user id</code> string, required</p>Who.</div>',
  ],
  [
    '<ParamField query="page" type="number" default="1" required={false}>\n  Which.\n</ParamField>',
    '<div id="param-page"><p><code>page</code> number, default 1</p><p>Which.</p></div>',
  ],
  ['<Expandable title="More">\n  Text.\n</Expandable>', "[Details summary=More|<p>Text.</p>]"],
  ["<Expandable>\n  Text.\n</Expandable>", "[Details summary=Details|<p>Text.</p>]"],
  ['<Prompt description="Ask" actions={["copy"]}>\n  Text.\n</Prompt>', "[Details summary=Ask|<p>Text.</p>]"],
  [
    '<Update label="1.2" description="May 3">\n  Text.\n</Update>',
    "<div><p><strong>1.2 · May 3</strong></p><p>Text.</p></div>",
  ],
  ['<Card title="A" href="/a" description="B" />', "[Card title=A href=/a|<p>B</p>]"],
  ['<Card title="A" description="B">\n  C\n</Card>', "<div><p><strong>A</strong></p><p>B</p><p>C</p></div>"],
  ['<Update label="May">\n  Text.\n</Update>', "<div><p><strong>May</strong></p><p>Text.</p></div>"],
  ['An <Tooltip tip="Interface">API</Tooltip>.', '<p>An <abbr title="Interface">API</abbr>.</p>'],
  ['<Frame caption="A plan">\n  Text.\n</Frame>', "<figure><p>Text.</p><figcaption>A plan</figcaption></figure>"],
  [
    '<Frame caption="A **plan** of [b](/c), `d`">\n  Text.\n</Frame>',
    '<figure><p>Text.</p><figcaption>A <strong>plan</strong> of <a href="/c">b</a>, <code>d</code></figcaption></figure>',
  ],
  ['<Columns cols={2}>\n  <Card title="A" href="/a">B</Card>\n</Columns>', "[Cards|[Card title=A href=/a|B]]"],
  ['<Tile title="A" href="/a" description="B" />', "[Card title=A href=/a|B]"],
  ['One\n\n<Visibility for="agents">\n  Two.\n</Visibility>', "<p>One</p>"],
  ['<Visibility for="humans">\n  Two.\n</Visibility>', "<div><p>Two.</p></div>"],
  [
    '<Tree>\n  <Tree.Folder name="a">\n    <Tree.File name="b" />\n  </Tree.Folder>\n</Tree>',
    "<div><ul><li>a<ul><li>b</li></ul></li></ul></div>",
  ],
  [
    '<p className="block dark:hidden">Light.</p>\n<p className="a hidden dark:block">Dark.</p>\n<p className="hidden">None.</p>',
    "<p>Light.</p><p>None.</p>",
  ],
  ['<head>\n  <title>Two</title>\n  <meta name="a" />\n</head>\n\nOne', "<p>One</p>"],
  ["<Head>\n  <title>Two</title>\n</Head>\n\nOne", "<p>One</p>"],
  ['<Callout type="warn">\n  Text.\n</Callout>', "[Admonition type=warning|<p>Text.</p>]"],
])("renders %j without a finding", async (text, html) => {
  const page = await read("a.mdx", text);
  expect(page.html.replaceAll("> <", "><").trim()).toBe(html);
  expect(page.told).toEqual([]);
});

test("reports the Tooltip component of another tool as unknown", async () => {
  const { told } = await read("a.mdx", 'An <Tooltip content="Interface">API</Tooltip>.');
  expect(told).toEqual([expect.stringContaining("Unknown component <Tooltip>")]);
});

test.each(["CodeGroup", "RequestExample"])("turns code in <%s> into tabs labeled by the fence title", async (name) => {
  const fences =
    '```bash npm install lines icon="x"\na\n```\n\n```js server.js highlight={1-2}\nb\n```\n\n```ts\nc\n```';
  const { html, outline, told } = await read("a.mdx", `<${name}>\n${fences}\n</${name}>`);
  expect([...html.matchAll(/\[Tab label=([^|]*)\|/g)].map(([, label]) => label)).toEqual([
    "npm install",
    "server.js",
    "ts",
  ]);
  expect(outline.fences.map(({ lang }) => lang)).toEqual(["bash", "js", "ts"]);
  expect(told).toEqual([]);
});

test("uses a file name after the language as the title of the code", async () => {
  const { outline } = await read("a.md", "```js src/server.js {2}\na\n```\n\n```js live\nb\n```");
  expect(outline.fences.map(({ meta }) => meta)).toEqual(['title="src/server.js" {2}', "live"]);
});

test("does not treat words within fence titles as options", async () => {
  const fences =
    "```js src/wrap.js lines\na\n```\n\n```ts two  wrap words {1}\nb\n```\n\n```ts Run lines.ts wrap\nc\n```\n\n```ts No-wrap\nd\n```";
  const { html } = await read("a.mdx", `<CodeGroup>\n${fences}\n</CodeGroup>`);
  expect([...html.matchAll(/\[Tab label=([^|]*)\|/g)].map(([, label]) => label)).toEqual([
    "src/wrap.js",
    "two words",
    "Run lines.ts",
    "No-wrap",
  ]);
});
