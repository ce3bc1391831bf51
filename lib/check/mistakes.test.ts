import { expect, test } from "vitest";
import { checkUse } from "../authoring/check-use";
import { engineContracts } from "../authoring/engine-contracts";
import { parsePage } from "../site/read-pages";
import type { Issue, Redirect, Sidebars } from "../types";
import { checks, ownChecks, writingChecks } from "./checks";
import { examineDiagrams } from "./examine-diagrams";
import { checkedSite } from "./testing/checked-site";
import type { DocumentLink } from "./types";

/** Enough words for a page of its type. */
const words = `Words of the first paragraph.\n\n${"Words that say something about the board and its rows. ".repeat(40)}\n\n`;
const description =
  "A page that tests write, with a description that is long enough for every rule there is about them.";
const end = "\n\n## Related\n\n- [Other](/other)\n- [Third](/third)\n";
const page = (body: string, title = "First", more = "") =>
  `---\ntitle: ${title}\ndescription: ${description.replace("A page", `${title}, a page`)}\ntype: concept\n${more}---\n${body}`;
/** Number of the line before the page's body. */
const bodyLine = 8;

type Extra = {
  pages?: Record<string, string>;
  redirects?: Redirect[];
  sidebar?: string[];
  /** Labels of the sidebar's entries that are not those of all others. */
  labels?: Record<string, string>;
  texts?: Record<string, string>;
  menuLinks?: DocumentLink[];
  released?: DocumentLink[];
};

const other = (name: string, links: string) =>
  page(`${words}## Use\n\n[a](/first) ${links}\n${end.replace(/\n- .*/, "")}`, name);
/** The pages around `first`: the same in every site, and parsed once. */
const around = {
  "other.mdx": other("Other", "[b](/third)").replaceAll("rows", "bars"),
  "third.mdx": other("Third", "[b](/other)").replaceAll("rows", "tasks"),
};
const known = new Map(Object.entries(around).map(([name, text]) => [text, parsePage(name, text)]));

/** All findings about a small site without mistakes, apart from `first` and what `extra` changes. */
async function findingsOf(
  first: string,
  { pages = {}, sidebar, labels = {}, texts = {}, ...extra }: Extra,
): Promise<Issue[]> {
  const files: Record<string, string> = { "first.mdx": first, ...around, ...pages };
  const read = Object.entries(files).map(([name, text]) => known.get(text) ?? parsePage(name, text));
  const sources = read.map(({ source }) => source);
  const hrefs = sidebar ?? sources.map(({ doc }) => doc.path);
  const items = hrefs.map((href) => ({ type: "link" as const, label: labels[href] ?? `L ${href}`, href }));
  const sidebars: Sidebars = { main: { label: "Main", href: "/first", items } };
  const site = await checkedSite(sources, {
    sidebars,
    images: ["/a.svg"],
    readingIssues: read.flatMap(({ issues }) => issues),
    textOf: (file) => texts[file] ?? files[file.replace("content/", "")] ?? "",
    changedAt: (file) => (file === "content/first.mdx" ? 2 : 1),
    misspelled: new Map([["plannning", ["planning"]]]),
    // Exists for every diagram that can be drawn, except those titled "a".
    drawings: { find: (code) => (/accTitle: a/.test(code) ? undefined : '<svg width="1">') },
    ...extra,
  });
  const examined = await Promise.all(
    site.pages.map(async (checked) => {
      const used = checked.outline.components.flatMap(({ name, attributes, ...place }) =>
        checkUse(engineContracts, name, attributes, place),
      );
      const found = checked.outline.isCut ? [] : [...used, ...(await examineDiagrams(checked.outline.fences))];
      return { ...checked, findings: [...checked.findings, ...found] };
    }),
  );
  return [...checks, ...ownChecks, ...writingChecks].flatMap(({ run }) => run({ ...site, pages: examined }));
}

test("has no findings for a site without mistakes", async () => {
  expect((await findingsOf(page(words + end), {})).map((f) => JSON.stringify(f))).toEqual([]);
});

test.each([
  "**Mail support@a.example now**",
  "*Mail support@a.example now*",
  "~~Mail support@a.example now~~",
  "***Mail support@a.example now***",
  "5.\u00a0Mai is a day.",
  "| a |\n| - |\n| 5.\u00a0Mai |",
  "| a |\n| - |\n| • one |",
  "Text **bold** [!NOTE] and *italics*• one.",
  "5.Mai\n6.Juni",
  "-x is a flag,\n-y is another.",
  "A text that is\n2026. A\n2027. B",
  "A text that is\n3. A\n7. B",
  "ภาษา\u200bไทย ភាសា\u200bខ្មែរ မြန်\u200bမာ ລາວ\u200bລາວ",
  "[a](mailto:a%40b.example)",
])("has no finding for %j", async (body) => {
  expect((await findingsOf(page(`${words}${body}\n${end}`), {})).map(({ message }) => message)).toEqual([]);
});

/** Mistakes in the syntax of a diagram below the lines of its title and description, where there are any. */
const inDiagram: [type: string, lines: string[], line: number, message: RegExp, hint: RegExp][] = [
  ["flowchart LR", ["A[b --> C", "D --> E"], 5, /"A\[b --> C" is not/, /Close the text with the bracket/],
  ["flowchart LR", ["A[b (c)] --> D"], 5, /"A\[b \(c\)\] --> D" is not/, /A\["text \(1\)"\]/],
  ["flowchart LR", ["A -> B"], 5, /"A -> B" is not/, /valid line: A\["Text"\] -->/],
  ["flowchart LR", ["A --> end"], 5, /"A --> end" is not/, /as End/],
  ["flowchart LR", ["subgraph a", "A --> B", "C --> D"], 5, /"subgraph a" has no "end"/, /Write end on a line/],
  ["flowchart XX", [], 2, /"flowchart XX" is not/, /direction after the type/],
  ["sequenceDiagram", ["A->>B"], 5, /"A->>B" is not/, /a colon and a text/],
  ["sequenceDiagram", ["alt a", "loop b", "A->>B: c", "end"], 5, /"alt a" has no "end"/, /Write end/],
  ["sequenceDiagram", ["participant", "A->>B: c"], 5, /"participant" is not/, /A->>B: text/],
  ["sequenceDiagram", ["A->>B: c", "deactivate B"], 2, /drawn: Trying to inactivate .* \(B\)\.$/, /Change the lines/],
  ["stateDiagram-v2", ["state A {", "B --> C"], 5, /"state A \{" has no "\}"/, /Write \} on a line/],
  ["erDiagram", ["%% x", "A ||--o{ B"], 6, /"A \|\|--o\{ B" is not/, /a colon and a label/],
  ["flowchart LR", ["%%{init: {}}%%", "A -> B"], 6, /"A -> B" is not/, /valid line/],
  ["pie", ['"a" : b'], 5, /""a" : b" is not/, /the lines above/],
];

type Mistake = [name: string, body: string, line: number, column: number, message: RegExp, hint: RegExp];

/** Mistakes in a body after `words`: line and column count from its start. */
const inBody: Mistake[] = [
  [
    "a component that is not closed",
    "<Steps>",
    1,
    1,
    /Malformed MDX: Expected a closing tag for `<Steps>`/,
    /close every/,
  ],
  ["a bare brace", "a {b", 1, 5, /Malformed MDX: .*end of file in expression/, /code font/],
  ["a bare angle", "a < b <c", 1, 9, /Malformed MDX/, /code font/],
  ["an expression", "a {1 + 1} b", 1, 3, /expression "\{1 \+ 1\}" would be dropped/, /code font/],
  ["an import", 'import a from "b"', 1, 1, /Import or export/, /nothing needs importing/],
  ["a comment without an end", "a\n\nb {/* c\n\nd", 3, 3, /comment "\{\/\*" is never closed/, /\*\/\} /],
  ["a comment that the next one ends", "{/* b\n\nc\n\n{/* d */}", 1, 1, /"\{\/\*" is never closed/, /\*\/\} /],
  ["a comment in a line, above another", "a {/* b\n\nc\n\n{/* d */}", 1, 3, /"\{\/\*" is never closed/, /\*\/\} /],
  ["a bare brace below a comment in code", "a `{/*` b\n\na {b", 3, 5, /Malformed MDX: .*end of file/, /code font/],
  [
    "a bare brace below one in a fence",
    "```js\nf({/* a\n\n```\n\na {b c} d",
    6,
    5,
    /Malformed MDX: .*acorn/,
    /code font/,
  ],
  ["the end of an admonition alone", "a\n\n:::\n\nb", 3, 1, /":::" ends no admonition/, /Remove it/],
  ["the end of an admonition below a text alone", "a\n:::", 2, 1, /":::" ends no admonition/, /Remove it/],
  ["a character reference without an end", "a &lt b", 1, 3, /"&lt" has no semicolon/, /&lt;/],
  ["a call to nobody", "[a](tel:abc)", 1, 1, /no phone number/, /tel:\+44/],
  ["a spread", "<Details {...a} />", 1, 1, /spreads an expression/, /one by one/],
  ["an expression as a value", "<Badge a={1} />", 1, 1, /"a" is an expression/, /a="…"/],
  ["an unknown component", "<Stepz />", 1, 1, /Unknown component <Stepz>/, /"Steps"/],
  ["HTML", "a<br/>b", 1, 2, /Unknown component <br>/, /Markdown/],
  [
    "an unknown attribute",
    '<Details summary="a" summry="x">y</Details>',
    1,
    1,
    /has no attribute "summry"/,
    /"summary"/,
  ],
  ["a missing attribute", "<Details>y</Details>", 1, 1, /needs the attribute "summary"/, /summary="…"/],
  ["an unknown admonition", ":::wraning\n\na\n\n:::", 1, 1, /Unknown admonition ":::wraning"/, /"warning"/],
  ["an admonition that is not closed", ":::note\n\na", 1, 1, /":::note" is never closed/, /:::/],
  [
    "an admonition with fewer colons below than above",
    "::::note\n\na\n\n:::\n\nb",
    1,
    1,
    /"::::note" is never closed/,
    /Write :::: on/,
  ],
  [
    "an admonition in one with as many colons",
    ":::note\n\n:::tip\n\na\n\n:::\n\n:::",
    3,
    1,
    /":::tip" is never closed/,
    /use one more colon for the block around it/,
  ],
  [
    "a title of an admonition without brackets",
    ":::note Title here\n\na\n\n:::",
    1,
    1,
    /":::note Title here" is not in brackets/,
    /:::note\[Title\]/,
  ],
  [
    "a title of an admonition that is not closed",
    ":::note[Title\n\na\n\n:::",
    1,
    1,
    /title of the admonition ":::note\[Title" is never closed/,
    /:::note\[Title\]/,
  ],
  [
    "a title of an admonition after a space",
    ":::note [Title]\n\na\n\n:::",
    1,
    1,
    /does not start an admonition/,
    /without a space/,
  ],
  ["two colons", "::note\n\na", 1, 1, /"::note" has only two colons/, /:::note/],
  ["a blank in an admonition", "::: note\n\na\n", 1, 1, /":::" does not start an admonition/, /without a space/],
  ["a fence that is not closed", "```json\n{}", 1, 1, /fence is never closed/, /```/],
  [
    "a fence in a list whose end is not indented",
    "1. a\n\n   ```js\n   b();\n```\n\n2. c",
    3,
    4,
    /fence is never/,
    /indent both/,
  ],
  [
    "an admonition in a list whose end is not indented",
    "1. a\n\n   :::note\n\n   b\n\n:::\n\n2. c",
    3,
    4,
    /":::note" is never/,
    /indent both as far as the :::note/,
  ],
  ...[
    "<Steps>\n\n1. a\n\n   ```js\n   b();\n```\n\n2. c\n\n</Steps>",
    "<Steps>\n1. a\n\n   ~~~~js\n   b();\n</Steps>",
  ].map(
    (body): Mistake => [
      "a fence in steps without an end",
      body,
      body.split("\n").findIndex((line) => line.endsWith("js")) + 1,
      4,
      /fence is never/,
      /indent both/,
    ],
  ),
  [
    "a fence in tabs without an end",
    '<Tabs>\n<Tab label="a">\n\n```js\nb();\n\n</Tab>\n</Tabs>',
    4,
    1,
    /fence is never/,
    /./,
  ],
  [
    "an admonition in a component without an end",
    '<Details summary="a">\n\n:::note\n\nb\n\n</Details>',
    3,
    1,
    /":::note" is never/,
    /Write :::/,
  ],
  [
    "an admonition in steps whose end is not indented",
    "<Steps>\n\n1. a\n\n   :::note\n\n   b\n\n:::\n\n2. c\n\n</Steps>",
    5,
    4,
    /":::note" is never/,
    /indent both/,
  ],
  [
    "an attribute of an admonition",
    ':::note{title="A"}\n\na\n\n:::',
    1,
    1,
    /":::note" has no attribute "title"/,
    /:::note\[T/,
  ],
  ["an id of an admonition", ":::note{#use}\n\na\n\n:::", 1, 1, /no attribute "id"/, /<Anchor id="use" \/> above/],
  ["a class of an admonition", ":::note{.red}\n\na\n\n:::", 1, 1, /no attribute "class"/, /Remove the braces/],
  ["a fence without a language", "```\na\n```", 1, 1, /fence has no language/, /write text/],
  ["an unknown language", "```jsn\na\n```", 1, 1, /language "jsn"/, /"json"/],
  ["a bad fence option", "```json tilte=a\n{}\n```", 1, 1, /option "tilte=a"/, /title="…"/],
  [
    "marks beyond the code",
    "```json {5}\n{}\n```",
    1,
    1,
    /Line 5 is marked, but the last line of the code is 1/,
    /from 1/,
  ],
  [
    "marks far beyond the code",
    "```json {1-99999999999}\n{}\n```",
    1,
    1,
    /Line 2 is marked, but the last line of the code is 1/,
    /from 1/,
  ],
  ["marks backward", "```js {3-1}\na\nb\nc\n```", 1, 1, /lines "3-1" are marked backward/, /\{1-3\}/],
  ["marks without a space and with one inside", "```js{1, 2}\na\nb\n```", 1, 1, /language "js\{1,"/, /: js \{1, 2\}\./],
  ["marks without a space", "```js{1}\na\n```", 1, 1, /Unknown code language "js\{1\}"/, /space .*: js \{1\}/],
  [
    "a diagram that is none",
    "```mermaid\nflowchart LR\n  accTitle: a\n  accDescr: b\n  A --> B[\n```",
    5,
    3,
    /line "A --> B\[" is not valid Mermaid/,
    /Close the text with the bracket/,
  ],
  [
    "an unknown diagram",
    "```mermaid\nflowchrt LR\n  accTitle: a\n  accDescr: b\n```",
    2,
    1,
    /cannot be drawn: its type "flowchrt" is unknown/,
    /flowchart/,
  ],
  ...inDiagram.map(
    ([type, lines, line, message, hint]): Mistake => [
      `a diagram with a mistake, ${lines.join(", ")},`,
      ["```mermaid", type, "accTitle: a", "accDescr: b", ...lines, "```"].join("\n"),
      line,
      1,
      message,
      hint,
    ],
  ),
  ...["%% a comment", "", "%%{init: {}}%%", "---\ntitle: a\n---"].flatMap((above): Mistake[] => {
    const first = 2 + above.split("\n").length;
    const rest = "accTitle: a\naccDescr: b\nA -> B";
    return [
      [
        "an unknown diagram below other lines",
        `\`\`\`mermaid\n${above}\nflowchrt LR\n${rest}\n\`\`\``,
        first,
        1,
        /its type "flowchrt" is unknown/,
        /flowchart/,
      ],
      [
        "a mistake in a diagram below other lines",
        `\`\`\`mermaid\n${above}\nflowchart LR\n${rest}\n\`\`\``,
        first + 3,
        1,
        /"A -> B" is not/,
        /valid line/,
      ],
    ];
  }),
  ["a diagram without a title", "```mermaid\nflowchart LR\n  A --> B\n```", 1, 1, /lacks accTitle/, /Add both/],
  ["a deep heading", "#### Deep", 1, 1, /heading with "####"/, /## and ###/],
  ["a heading below none", "### Deep\n\n## Use\n\n### Deeper", 1, 1, /"###" without a heading "##" above/, /Write ##/],
  ["a second title", "# Title", 1, 1, /heading with "#"/, /front matter/],
  ["a heading without a blank", "##Heading\n\na", 1, 1, /"##Heading" has no space/, /## Heading/],
  [
    "a row with a cell too many",
    "| a | b |\n| - | - |\n| `x | y` | c |",
    3,
    1,
    /has 3 cells, but .* 2 columns/,
    /\\\|/,
  ],
  ["a table without a line", "| a | b |\n| 1 | 2 |", 1, 1, /table has no line of hyphens/, /\| --- \|/],
  [
    "a long table without a line",
    `| a | b |\n| ${"row ".repeat(31)}| 2 |\n| A. | ${"Bar ".repeat(31)}|`,
    1,
    1,
    /table has no line of hyphens/,
    /\| --- \|/,
  ],
  ["a table with another line", "|\n|---|---|\n| 1 | 2 |", 1, 1, /line of hyphens has other cells/, /for each column/],
  ["a table with a short line", "| a | b |\n|---|\n| 1 | 2 |", 1, 1, /line of hyphens has other cells/, /each column/],
  ["an old id with another name", '<Anchor ids="a" />', 1, 1, /no attribute "ids"/, /"id"/],
  ["lists nested too deep", `${"> ".repeat(99)}a`, 1, 1, /nested more than 60 deep/, /./],
  ["options that are none", "```js a b=1\na\n```", 1, 1, /options "a", "b=1"/, /Options:/],
  ["marked lines in another form", "```js {1,,2}\na\n```", 1, 1, /option "\{1,,2\}"/, /Options:/],
  [
    "a table without column names",
    "| - | - |\n| 1 | 2 |",
    1,
    1,
    /table has no row with the names/,
    /above the line of/,
  ],
  [
    "a table below another without column names",
    "| a | b |\n| - | - |\n| 1 | 2 |\n\n| - | - |\n| 3 | 4 |",
    5,
    1,
    /table has no row with the names/,
    /above the line of/,
  ],
  ["a table with a blank line", "| a | b |\n\n| - | - |\n| 1 | 2 |", 1, 1, /table has no line of/, /directly below/],
  ["steps in two lists", "<Steps>\n\n1. a\n\nb\n\n2. c\n\n</Steps>", 1, 1, /<Steps> has 2 numbered lists/, /Indent/],
  ["steps without a list", "<Steps>\n\nOne.\n\n</Steps>", 1, 1, /<Steps> has no numbered list/, /1\. 2\. 3\./],
  ["a tab alone", '<Tab label="a">\n\nb\n\n</Tab>', 1, 1, /<Tab> is outside/, /in <Tabs>/],
  ["a card alone", '<Card title="a" href="/other">b</Card>', 1, 1, /<Card> is outside <Cards>/, /in <Cards>/],
  [
    "tabs with one label",
    '<Tabs>\n\n<Tab label="a">\n\nb\n\n</Tab>\n\n<Tab label="a">\n\nc\n\n</Tab>\n\n</Tabs>',
    1,
    1,
    /Two tabs have the label "a"/,
    /own label/,
  ],
  [
    "a text between tabs",
    '<Tabs>\n\n<Tab label="a">\n\nb\n\n</Tab>\n\nLost.\n\n</Tabs>',
    9,
    1,
    /outside its tabs is not shown/,
    /above <Tabs>/,
  ],
  ["tabs without a tab", "<Tabs>\n\na\n\n</Tabs>", 1, 1, /<Tabs> has no <Tab>/, /<Tab label/],
  ["a link that acts", "[a](javascript:alert(1))", 1, 1, /its scheme is unsafe/, /./],
  [
    "a diagram without a drawing",
    "```mermaid\nflowchart LR\n  accTitle: a\n  accDescr: c\n  A --> B\n```",
    1,
    1,
    /diagram has no drawing/,
    /npm run diagrams/,
  ],
  ["an undefined footnote", "Text [^a] here.", 1, 6, /no footnote "\[\^a\]"/, /\[\^name\]: /],
  ["an undefined footnote beside its text", "A [^x] b.\n\n[^y]: c", 1, 3, /no footnote "\[\^x\]"/, /\[\^name\]: /],
  ["a footnote nobody uses", "A.\n\n[^y]: c", 3, 1, /footnote "\[\^y\]" is never used/, /Write \[\^y\] after/],
  ["a footnote twice", "A[^y].\n\n[^y]: c\n\n[^y]: d", 5, 1, /"\[\^y\]" is defined twice: the first/, /another name/],
  ["an address nobody uses", "A.\n\n[y]: /other", 3, 1, /address of "\[y\]" is never used/, /\[text\]\[y\]/],
  ["an address twice", "[A][y].\n\n[y]: /other\n[y]: /third", 4, 1, /"\[y\]" is defined twice/, /another name/],
  ["a link without an address", "Text [a]() here.", 1, 6, /"\[a\]\(\)" has no address/, /\[text\]\(/],
  ["a link without a text", "Text [](/other) here.", 1, 6, /"\[\]\(\/other\)" has no text/, /Between the brackets/],
  [
    "an unknown mark",
    "```js\na();\nb(); // [!code hihglight]\n```",
    3,
    9,
    /"\[!code hihglight\]" does not mark/,
    /\[!code \+\+\]/,
  ],
  [
    "an unknown mark above",
    "```js\n// highlight-line\nb();\n```",
    2,
    4,
    /"highlight-line" does not mark/,
    /highlight-next-line/,
  ],
  [
    "a start of marks alone",
    "```js\n// highlight-start\na();\n```",
    2,
    4,
    /"highlight-start" has no matching/,
    /highlight-end/,
  ],
  [
    "an end of marks alone",
    "```js\na();\n// highlight-end\n```",
    3,
    4,
    /"highlight-end" has no matching/,
    /highlight-start/,
  ],
  ["a title without quotes", "```json title=My file\n{}\n```", 1, 1, /option "title=My"/, /double quotes/],
  ["an attribute in place of another", '<Details sumary="a">b</Details>', 1, 1, /no attribute "sumary"/, /"summary"/],
  ["cards without a card", "<Cards>\n\na\n\n</Cards>", 1, 1, /<Cards> has no <Card>/, /<Card title=/],
  ["a key without a text", "Press <Key></Key> now.", 1, 7, /<Key> has no text/, /between its tags/],
  ["a heading without a text", "##\n\nText", 1, 1, /heading "##" has no text/, /after it/],
  ["italics without an end", "This is *not closed.", 1, 9, /"\*" has no matching/, /\\\*/],
  ["bold with lines, without an end", "This is __not closed.", 1, 9, /"__" has no matching/, /\*\*text\*\*/],
  ["a note of another tool", "> [!NOTE]\n> Hello.", 1, 3, /"\[!NOTE\]" is a note .* another tool/, /:::note/],
  ["a note of yet another tool", "!!! note\n    Hello.", 1, 1, /"!!! note" is a note .* another tool/, /:::note/],
  ["a box without a blank", "- [] a\n- [x] b", 1, 3, /checkbox "\[\]" has no space/, /- \[ \]/],
  ["a box without a blank after it", "- [ ]a\n- [x] b", 1, 3, /checkbox "\[ \]" has no space after/, /Write a space/],
  ...["https:/x.example", "https://", "https:///a"].map(
    (href): Mistake => ["a link without a host", `[a](${href})`, 1, 1, /has no host/, /https:\/\/host/],
  ),
  ["an image without an address", "![a]()", 1, 1, /image has no address/, /!\[what/],
  ["a link without https", "[a](www.x.example)", 1, 1, /has no https/, /"https:\/\/www\.x\.example"/],
  [
    "an attribute in curly quotes",
    "<Details summary=“a”>b</Details>",
    1,
    18,
    /Malformed MDX/,
    /straight double quotes/,
  ],
  [
    "bold without an end beside an address of mail",
    "Mail a@b.example **now.",
    1,
    18,
    /"\*\*" has no matching/,
    /Close bold/,
  ],
  [
    "bold without an end before one, in a cell",
    "| a |\n| - |\n| Now **a@b.example |",
    3,
    7,
    /"\*\*" has no matching/,
    /Close/,
  ],
  ["quotes in quotes", '<Details summary="a "b" c">d</Details>', 1, 23, /Malformed MDX/, /straight double quotes/],
  ["an address in angles", "Mail <a@b.example> now.", 1, 8, /Malformed MDX/, /alone/],
  ["an admonition without a text", ":::note\n\n:::", 1, 1, /":::note" has no text/, /remove it/],
  ["a link to nothing", "[a](#)", 1, 1, /"\[a\]\(#\)" has no address/, /\[text\]\(/],
  ["a mail to nobody", "[a](mailto:b.example)", 1, 1, /no email address/, /name@/],
  ["a link to a file of the export", "[a](/other.html)", 1, 1, /"\/other.html" matches no page/, /"\/other"/],
  ["a link to the page of a folder", "[a](/other/index)", 1, 1, /"\/other\/index" matches no page/, /"\/other"/],
  ["a link in large letters", "[a](/OTHER)", 1, 1, /"\/OTHER" matches no page/, /"\/other"/],
  ["an attribute twice", '<Details summary="a" summary="b">c</Details>', 1, 1, /"summary" is used twice/, /Remove one/],
  ["marks of a merge", "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> more", 1, 2, /merge that was not finished/, /Keep one/],
  ["the last mark of a merge", "a\n\n>>>>>>> more\n\nb", 3, 1, /merge that was not finished/, /Keep one/],
  ["a line of hyphens below a text", "A text.\n---\n\nb", 1, 1, /makes a heading of the text above it/, /blank line/],
  ["bold without an end in italics with an address of mail", "_At a@b.example **now_", 1, 17, /"\*\*" has no/, /Close/],
  ["a numbered list with no-break spaces", "1.\u00a0One\n2.\u00a0Two", 1, 1, /no-break space after/, /Type a space/],
  ["a list with bullets below bold text", "**Rows:**\n• one\n• two", 2, 1, /A list with "•"/, /Write - /],
  ["a list with bullets", "• one\n• two", 1, 1, /A list with "•" is shown as plain text/, /Write - /],
  ["a list with a no-break space", "-\u00a0one\n-\u00a0two", 1, 1, /no-break space after its marks/, /Type a space/],
  ["a heading with a no-break space", "##\u00a0Use\n\na", 1, 1, /"##\u00a0Use" has no space/, /## Heading/],
  ["a list without blanks", "-one\n-two", 1, 1, /list without spaces/, /after each mark/],
  ["a numbered list without blanks", "1.One\n2.Two", 1, 1, /list without spaces/, /after each mark/],
  ["a numbered list right below a text", "Do this:\n2. a\n3. b", 2, 1, /directly below text/, /blank line above/],
  ["a link the wrong way round", "See (text)[/other] here.", 1, 5, /brackets and parentheses swapped/, /\[text\]\(/],
  ["a link of a wiki", "See [[other]] here.", 1, 5, /"\[\[other\]\]" is in the syntax of another tool/, /\[text\]\(/],
  ["code between accents", "Use ´code´ here.", 1, 5, /"´code´" is between accents/, /backticks/],
  ["an invisible character", "The pro\u200bfile is here.", 1, 8, /invisible character: U\+200B/, /Remove it/],
  ["an invisible character in code", "Use `a\ufeffb` here.", 1, 7, /invisible character: U\+FEFF/, /Remove it/],
  ["a blank that is none in code", "```js\na =\u00a01;\n```", 2, 4, /no-break space in code/, /Type a space/],
  ["an invisible character in an address", "[a](/oth\u200ber)", 1, 1, /matches no page/, /invisible character/],
  ["a row of a table with one column", "| a |\n| - |\n| x | y |", 3, 1, /has 2 cells, but .* 1 column:/, /bar/],
  ["a row with a cell too few", "| a | b |\n| - | - |\n| x |", 3, 1, /has 1 cell, but .* 2 columns/, /\| \|/],
  ["a language in large letters", "```JS\na\n```", 1, 1, /language "JS" is not in lowercase/, /"js"/],
  ["a link to one's own computer", "[a](https://localhost:3000/other)", 1, 1, /reader's own computer/, /"\/other"/],
  ["a mark that work is left", "TODO: say more.", 1, 1, /"TODO" marks unfinished work/, /Finish the text/],
  ["an empty diagram", "```mermaid\n```", 2, 1, /cannot be drawn: it is empty/, /flowchart/],
  ["an excerpt's end", "a\n\n{/* truncate */}\n\nb", 3, 1, /mark of an excerpt's end has no effect/, /Remove it/],
  ["an excerpt's end in HTML", "a\n\n<!-- truncate -->\n\nb", 3, 2, /excerpt's end has/, /Remove it/],
  ["a comment of HTML", "<!-- a -->", 1, 2, /Malformed MDX/, /\{\/\* … \*\/\}/],
  ["a break of HTML", "a<br>b", 1, 2, /Malformed MDX/, /write Markdown/],
  ["a picture of HTML", '<img src="/a.svg">', 1, 1, /Malformed MDX/, /!\[what/],
  ["an id behind a heading", "## Use {#use}", 1, 9, /Malformed MDX/, /<Anchor id="…" \/>/],
  ["an undefined reference", "Text [a][b] here.", 1, 6, /no address for "\[a\]\[b\]"/, /\[name\]: /],
  ["bold without an end", "Text **bold here.", 1, 6, /"\*\*" has no matching/, /Close bold/],
  ["a link without an end", "Text [a](/other here.", 1, 8, /"\]\(" is never closed/, /\[text\]/],
  ["code without an end", "Text `code here.", 1, 6, /"`" has no matching/, /backticks/],
  ["struck text without an end", "Text ~~gone here.", 1, 6, /"~~" has no matching/, /Close/],
  ["a link with a blank in it", "Text [a] (/other) here.", 1, 8, /space between text and address/, /\[text\]\(/],
  ["a broken link", "[a](/othr)", 1, 1, /"\/othr" matches no page/, /"\/other"/],
  [
    "a broken link of a component",
    '<Cards>\n<Card title="a" href="/othr">b</Card>\n</Cards>',
    2,
    1,
    /"\/othr" matches no page/,
    /"\/other"/,
  ],
  ["a relative link", "[a](nothing)", 1, 1, /is relative/, /from the root: \/section\/page\./],
  ...["other", "./other.mdx#use", "../other", "content/other.mdx"].map(
    (href): Mistake => [
      "a relative link to a page",
      `[a](${href})`,
      1,
      1,
      /is relative/,
      /from the root: \/other(?:#use)?\./,
    ],
  ),
  ["a link to a file of the content", "[a](/content/other.mdx#use)", 1, 1, /matches no page/, /"\/other"/],
  ["a link with a slash", "[a](/other/)", 1, 1, /not a clean address/, /"\/other"/],
  ["plain http", "[a](http://x.example)", 1, 1, /does not use https/, /https/],
  ["the site's own host", "[a](https://docs.planloom.example/other)", 1, 1, /this site's own host/, /"\/other"/],
  ["a broken anchor", "[a](/other#usee)", 1, 1, /No heading "#usee" on "\/other"/, /"use"/],
  ["a missing image", "![a](/b.svg)", 1, 1, /"\/b\.svg" does not exist/, /public\/b\.svg/],
  ["an image of another site", "![a](https://x.example/a.svg)", 1, 1, /on another host/, /to the project/],
  ["an image without a text", "![](/a.svg)", 1, 1, /no alt text/, /what it shows/],
  ["an avoided word", "It is simply so.", 1, 1, /"simply" is a word we avoid/, /Leave it out/],
  ["a word that is spelled wrong", "The plannning of it.", 1, 1, /"plannning" is not in the dictionary/, /"planning"/],
  [
    "a sentence without an end in sight",
    `A first one.\nA second one ${"and one more ".repeat(10)}ends.`,
    2,
    1,
    /"A second one and one more .*…" has 34 words; the limit is 30/,
    /Split it in two/,
  ],
  ["an exclamation mark", "It works!", 1, 1, /exclamation mark/, /period/],
  ["an anchor that is no id", '<Anchor id="#a" />', 1, 1, /"#a" is not a valid id/, /without #/],
  ["an anchor twice", '<Anchor id="x" />\n\n<Anchor id="x" />', 3, 1, /"x" is used twice/, /Remove/],
  ["an anchor that is there", '## Use\n\n<Anchor id="use" />', 3, 1, /"use" is used twice/, /Remove/],
];

test.each(inBody)("reports %s once, at its position, with a hint", async (_, body, line, column, message, hint) => {
  const found = await findingsOf(
    page(`${words}${body}\n${/(fence|^":::.*") is never|Malformed|^excerpt's/.test(message.source) ? "" : end}`),
    {},
  );
  expect(found.map((issue) => issue.message)).toEqual([expect.stringMatching(message)]);
  expect(found[0]).toMatchObject({ file: "content/first.mdx", line: line + bodyLine + 1, column });
  expect(found[0]?.hint).toMatch(hint);
});

const good = page(words + end);
type SiteMistake = [name: string, first: string, extra: Extra, place: string, message: RegExp, hint: RegExp];
const sidebarsText = 'a\n  link("A", "/first"),\n  link("B", "/othr"), link("C", "/first"),\n';
const redirectsText = 'a\n  { from: "/x", to: "/nothing" },\n  { from: "/x", to: "/other" },\n';
const inSidebar = (...more: string[]) => ({
  sidebar: ["/first", "/other", "/third", ...more],
  texts: { "sidebars.ts": sidebarsText },
});
const inRedirects = (...redirects: Redirect[]) => ({ redirects, texts: { "redirects.ts": redirectsText } });

/** Mistakes in front matter and outside of pages. */
const aroundPages: SiteMistake[] = [
  ["no front matter", `${words}${end}`, {}, "content/first.mdx:1", /no front matter/, /Start the file/],
  ...["\n", " "].map(
    (blank): SiteMistake => [
      `front matter after ${JSON.stringify(blank)}`,
      blank + good,
      {},
      "content/first.mdx:1",
      /front matter is not at the start/,
      /Remove the blank lines and spaces before it/,
    ],
  ),
  ["an unknown type", good.replace("concept", "concpt"), {}, "content/first.mdx:4:7", /"concpt"/, /"concept"/],
  ["an unknown key", page(words + end, "First", "titel: a\n"), {}, "content/first.mdx:5:1", /titel/, /"title"/],
  [
    "a key in place of another",
    good.replace("title: First", "titel: First"),
    {},
    "content/first.mdx:2:1",
    /Unknown key "titel"/,
    /"title"/,
  ],
  ["an unknown tag", page(words + end, "First", "tags: [guide]\n"), {}, "content/first.mdx:5:8", /"guide"/, /"guides"/],
  ["bad YAML", page(words + end, "First", "tags: [a\n"), {}, "content/first.mdx:5:9", /Not valid YAML/, /./],
  [
    "a key twice",
    page(words + end, "First", "type: concept\n"),
    {},
    "content/first.mdx:5:1",
    /Map keys must be unique/,
    /remove one of them/,
  ],
  [
    "a colon in a title",
    good.replace("title: First", "title: First: a"),
    {},
    "content/first.mdx:2:8",
    /Not valid YAML/,
    /double quotes/,
  ],
  [
    "a short description",
    good.replace(/description: .*/, "description: Short."),
    {},
    "content/first.mdx:3:1",
    /has 6 characters/,
    /one sentence/,
  ],
  [
    "a description of two sentences",
    good.replace(description.slice(6), `${description.slice(6)} It has another sentence.`),
    {},
    "content/first.mdx:3:1",
    /description has a second sentence, "It has another/,
    /one sentence/,
  ],
  [
    "a long title",
    good.replace("title: First", `title: ${"a".repeat(61)}`),
    {},
    "content/first.mdx:2:1",
    /61 characters/,
    /Leave out/,
  ],
  ["a short page", page(end), {}, "content/first.mdx:2:1", /3 words; a page of type concept/, /Add or cut text/],
  [
    "a title of another page",
    good.replace("title: First", "title: Other"),
    {},
    "content/first.mdx:2:1",
    /is also used in content\/other.mdx/,
    /specific to this page/,
  ],
  [
    "a long first paragraph",
    page(`It is one. It is two. It is three.\n\n${words}${end}`),
    {},
    "content/first.mdx:6:1",
    /first paragraph has 3 sentences/,
    /begin another paragraph/,
  ],
  [
    "a last section of another kind",
    page(`${words}[a](/other) [b](/third)\n\n## End`),
    {},
    "content/first.mdx:2:1",
    /last section is "End"/,
    /End the page with/,
  ],
  [
    "an answer at no heading",
    page(words + end, "First", "answers:\n  - question: How is it done?\n    at: nothing\n"),
    {},
    "content/first.mdx:6",
    /no heading with the id "nothing"/,
    /./,
  ],
  [
    "a page in no sidebar",
    good,
    { sidebar: ["/other", "/third"] },
    "content/first.mdx",
    /not in any sidebar/,
    /sidebars\.ts/,
  ],
  [
    "an entry without a page",
    good,
    inSidebar("/othr"),
    "sidebars.ts:3:13",
    /lists "\/othr", which is not a page/,
    /"\/other"/,
  ],
  ["an entry twice", good, inSidebar("/first"), "sidebars.ts:3:33", /is listed twice/, /Remove one/],
  [
    "a label that differs",
    page(words + end, "First", "sidebar_label: X\n"),
    {},
    "content/first.mdx:5:1",
    /"X" differs from the label "L \/first"/,
    /make the two the same/,
  ],
  [
    "two entries with one label",
    good,
    { ...inSidebar(), sidebar: ["/other", "/third", "/first"], labels: { "/other": "A", "/first": "A" } },
    "sidebars.ts:3:33",
    /have the label "A"/,
    /a label of its own/,
  ],
  [
    "a draft in a sidebar",
    good,
    {
      ...inSidebar("/othr"),
      pages: { "othr.mdx": page(`${words.replaceAll("rows", "x")}[a](/first)${end}`, "Draft", "draft: true\n") },
    },
    "sidebars.ts:3:13",
    /which is a draft/,
    /draft: true/,
  ],
  [
    "a redirect to nothing",
    good,
    inRedirects({ from: "/x", to: "/nothing" }),
    "redirects.ts:2:11",
    /"\/nothing", which is not a page/,
    /./,
  ],
  [
    "a redirect to nowhere",
    good,
    inRedirects(JSON.parse('{ "from": "/x" }')),
    "redirects.ts:2:11",
    /A redirect has no "to"/,
    /to: "\/new"/,
  ],
  [
    "a redirect to a redirect",
    good,
    inRedirects({ from: "/x", to: "/y" }, { from: "/y", to: "/other" }),
    "redirects.ts:2:11",
    /"\/x" leads to "\/y", which is redirected again/,
    /^Write "\/other"\.$/,
  ],
  [
    "a redirect to itself",
    good,
    inRedirects({ from: "/x", to: "/x" }),
    "redirects.ts:2:11",
    /"\/x" redirects to itself/,
    /another target/,
  ],
  [
    "a redirect to a site without https",
    good,
    inRedirects({ from: "/x", to: "http://x.example" }),
    "redirects.ts:2:11",
    /"\/x" cannot redirect to/,
    /https/,
  ],
  [
    "a link to an old address",
    page(`${words}[a](/x)\n${end}`),
    { redirects: [{ from: "/x", to: "/other" }] },
    "content/first.mdx:10:1",
    /"\/x" leads to a redirect/,
    /"\/other"/,
  ],
  [
    "a description of another page",
    good.replace(/description: .*/, `description: ${description.replace("A page", "Other, a page")}`),
    {},
    "content/first.mdx:3:1",
    /description .* is also used in content\/other.mdx/,
    /specific to this page/,
  ],
  [
    "a question twice",
    page(
      words + end,
      "First",
      "answers:\n  - question: How is it done?\n    at: related\n  - question: How is it done?\n    at: related\n",
    ),
    {},
    "content/first.mdx:8",
    /already answered by this page/,
    /./,
  ],
  [
    "a paragraph of another page",
    page(`${words.replaceAll("rows", "bars")}${end}`),
    {},
    "content/first.mdx:8:1",
    /also appears in content\/other.mdx/,
    /Rewrite it/,
  ],
  [
    "a page that leads nowhere",
    page(`${words}${end.replace(/\n- \[Third.*/, "")}`),
    {
      pages: { "fourth.mdx": page(`${words.replaceAll("rows", "x")}[a](/first)${end}`, "Fourth", "unlisted: true\n") },
    },
    "content/first.mdx:2:1",
    /links to 1 other page; it needs at least 2/,
    /Link the first mention/,
  ],
  [
    "a redirect twice",
    good,
    inRedirects({ from: "/x", to: "/other" }, { from: "/x", to: "/other" }),
    "redirects.ts:3:11",
    /redirected twice/,
    /Remove one/,
  ],
  [
    "a redirect of a page",
    good,
    { redirects: [{ from: "/other", to: "/first" }], texts: { "redirects.ts": '"/other"' } },
    "redirects.ts:1:1",
    /is a page and cannot be redirected/,
    /Remove/,
  ],
  [
    "a link of the menus",
    good,
    { menuLinks: [{ href: "/othr", file: "lib/product/settings.ts", line: 7, column: 3 }] },
    "lib/product/settings.ts:7:3",
    /"\/othr" matches no page/,
    /"\/other"/,
  ],
  [
    "a page that was moved without a redirect",
    good,
    { released: [{ href: "/otherr", file: "released.txt", line: 4 }] },
    "released.txt:4",
    /no longer exists/,
    /redirects\.ts\. Did you mean "\/other"/,
  ],
];

test.each(aroundPages)(
  "reports %s in front matter or outside pages once, at its position, with a hint",
  async (_, first, extra, place, message, hint) => {
    const found = await findingsOf(first, extra);
    expect(found.map((issue) => issue.message)).toEqual([expect.stringMatching(message)]);
    const { file, line, column } = found[0] ?? {};
    expect([file, line, column].filter((part) => part !== undefined).join(":")).toBe(place);
    expect(found[0]?.hint).toMatch(hint);
  },
);

test("does not report missing answer headings on a page that could not be read to the end", async () => {
  const answers = "answers:\n  - question: How is it done?\n    at: related\n";
  for (const cut of ["a < b <c", "```json\n{}", ":::note\n\na"]) {
    expect(await findingsOf(page(`${words}${cut}${end}`, "First", answers), {})).toHaveLength(1);
  }
});

test("reports only that an empty page has no text, and nothing about links to it", async () => {
  const answers = "answers:\n  - question: How is it done?\n    at: related\n";
  const found = await findingsOf(page("\n \n", "First", answers), {
    pages: {
      "fourth.mdx": page(`${words.replaceAll("rows", "x")}[a](/first#related)${end}`, "Fourth", "unlisted: true\n"),
    },
  });
  expect(found).toEqual([
    {
      severity: "warning",
      file: "content/first.mdx",
      message: "The page has no text.",
      hint: "Write it below the front matter, or remove the file.",
    },
  ]);
});

test("reports only missing front matter for an empty file", async () => {
  expect((await findingsOf("", {})).map(({ message }) => message)).toEqual(["The page has no front matter."]);
});

test.each([
  ["has no end", words, "The front matter is never closed."],
  ["has no start", page(words + end).replace("---\n", ""), "The page has no front matter."],
  ["has too long a start", page(words + end).replace("---\n", "-----\n"), "The front matter is empty."],
  ["is empty", `---\n${page(words + end)}`, "The front matter is empty."],
  ["is too long", page(words + end, "First", `${"# TODO this\n".repeat(2000)}`), /^Front matter is too long/],
  ["is not YAML", page(words + end, "[First"), /^Front matter: Not valid/],
])("reports only that the front matter %s", async (name, text, message) => {
  const first = name === "has no end" ? `---\ntitle: TODO this\n\nstanding:\n  - a\n` : text;
  const found = await findingsOf(first, {});
  expect(found.filter(({ rule }) => rule !== "link-count").map(({ message }) => message)).toEqual([
    typeof message === "string" ? message : expect.stringMatching(message),
  ]);
});

test("does not spell-check the placeholder for an unreadable description", async () => {
  const first = page(`The plannning of it. ${words}${end}`).replace(/description: .*/, "description:");
  const found = await findingsOf(first, {});
  expect(found.map(({ message }) => message)).toEqual(['"description" has no value.']);
});

test("logs a link to a draft, but not a draft's link to itself", async () => {
  const draft = page(`${words.replaceAll("rows", "x")}[a](#related)\n${end}`, "Draft", "draft: true\n");
  const found = await findingsOf(page(`${words}[a](/draft)\n${end}`), {
    pages: { "draft.mdx": draft },
    sidebar: ["/first", "/other", "/third", "/draft"],
  });
  const place = { file: "content/first.mdx", line: bodyLine + 2 };
  expect(found.filter(({ message }) => message.startsWith("Link"))).toEqual([
    expect.objectContaining({ ...place, message: 'Link to "/draft" leads to a draft, which is not published.' }),
  ]);
});
