import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import { checkStructure } from "./check-structure";
import { checkedSite } from "./testing/checked-site";

/** What is found about a translation of a page, as `line:column message hint`. */
async function check(english: string, german: string, translates = "abcdef1") {
  const original = docSource("/a", english);
  const [read] = (await checkedSite([original])).pages;
  const source = docSource("/a", german, {
    file: "i18n/de/a.mdx",
    frontMatter: { ...original.frontMatter, translates },
    original: { source: original, blob: "abcdef1234" },
  });
  const site = await checkedSite([source], { textOf: () => "---\ntitle: Titel\n---\n" });
  const pages = site.pages.map((page) => ({ ...page, original: read?.outline }));
  return checkStructure({ ...site, pages }).map(({ line, column, message, hint }) => [
    [line, column].join(":"),
    message,
    hint,
  ]);
}

const page = `Text.

## One

1. Select **Save**.
2. Read [the rules](/rules#second), and press <Key>F2</Key>.

| A | B |
| --- | --- |
| 1 | 2 |
| 3 | 4 |

\`\`\`bash title="First"
planloom user add   # Adds one.
planloom user list
\`\`\`

## Two

- [Rules](/rules)
- [Site](https://a.example/en)
- <Badge label="New" /> <ErrorCode code="PL-1" />

<Details summary="More" /> <Phone screen="card" caption="A card." />

Drawn: ![](/a.svg)
`;
const twin = page
  .replace("Text.", "Wort.")
  .replace("One", "Eins")
  .replace("Drawn", "Gezeichnet")
  .replace("More", "Mehr")
  .replace("A card.", "Eine Karte.")
  .replace("the rules", "die Regeln")
  .replace("# Adds one.", "# Fügt einen hinzu.")
  .replace('title="First"', 'title="Zuerst"')
  .replace('label="New"', 'label="Neu"')
  .replace("a.example/en", "de.a.example");
const but = (from: string, to = "") => check(page, twin.replace(from, to));

test("accepts other words, comments, titles, and addresses on other sites", async () => {
  expect(await check(page, twin)).toEqual([]);
});

test.each([
  ["a lost step", "1. Select **Save**.\n", "", "1 step", "2", 5],
  ["an added step", "2. Read", "2. Lesen\n3. Read", "3 steps", "2", 5],
  ["a lost row", "| 3 | 4 |\n", "", "2 table rows", "3", 8],
  ["a lost list item", "- [Site](https://de.a.example)\n", "", "2 list items", "3", 20],
  ["lost code", /```bash[^`]*```/.exec(twin)?.[0] ?? "", "", "0 code blocks", "1", 13],
  ["a lost link", "[Rules](/rules)", "Rules", '0 links to "/rules"', "1", 20],
  ["a lost component", "<Key>F2</Key>", "F2", "0 components <Key>", "1", 6],
  ["a lost image", "![](/a.svg)", "", "0 images", "1", 26],
])("reports %s, with the line of the original", async (_, from, to, own, all, line) => {
  const found = await but(from, to);
  expect(found.map(([, ...told]) => told)).toEqual([
    [`The translation has ${own} here, its original ${all}.`, `Compare it with content/a.mdx:${line}.`],
  ]);
});

test("reports what is lost below the heading that lacks it, and above all headings at the title", async () => {
  expect((await but("- [Rules](/rules)\n"))[0]?.[0]).toBe("18:");
  expect((await but("Wort.\n"))[0]).toEqual([
    "2:1",
    "The translation has 0 paragraphs here, its original 1.",
    "Compare it with content/a.mdx:1.",
  ]);
});

test.each([
  ['a link to "/rules"', 'a link to "/rules#second"', "/rules#second", "/rules", "6:9", 6],
  ['a component <ErrorCode code="PL-2">', 'a component <ErrorCode code="PL-1">', "PL-1", "PL-2", "22:25", 22],
])("reports %s that should be %s at its place", async (own, all, from, to, place, line) => {
  expect(await but(from, to)).toEqual([
    [place, `The translation has ${own} here, its original ${all}.`, `Compare it with content/a.mdx:${line}.`],
  ]);
});

test("reports an added link at its place, and accepts an added paragraph and component", async () => {
  expect(await but("Wort.", "Siehe [Tür](/door).")).toEqual([
    ["1:7", 'The translation has 1 link to "/door" here, its original 0.', "Remove it, or add it to content/a.mdx."],
  ]);
  expect(await but("Wort.", "Wort.\n\nUnter macOS <Key>Cmd</Key>.")).toEqual([]);
});

test("reports a further link at the last place, where most are added", async () => {
  expect((await but("- <Badge", "[Regeln](/rules)\n- <Badge")).map(([place]) => place)).toEqual(["22:1"]);
});

test("accepts an anchor that only one of the two has: those of the original are compared by their id", async () => {
  expect(await check(`<Anchor id="old" />\n\n${page}`, twin)).toEqual([]);
});

test("accepts an added footnote", async () => {
  expect(await check(page, twin.replace("Wort.", "Wort.[^a]\n\n[^a]: Englisch *word*."))).toEqual([]);
});

test("accepts what stands in another section, since lists by letter have another order", async () => {
  const moved = twin.replace("- [Rules](/rules)\n", "").replace("## Two", "- [Rules](/rules)\n\n## Two");
  expect(await check(page, moved)).toEqual([]);
});

test("counts on the whole page what stands in other sections", async () => {
  const english = "Text.\n\n## A\n\n- One\n- Two\n- Three\n\n## B\n\n- Four\n";
  expect(await check(english, "Wort.\n\n## A\n\n- Acht\n\n## B\n\n- Eins\n- Zwei\n")).toEqual([
    ["2:1", "The translation has 3 list items in all, its original 4.", "Compare it with content/a.mdx:5."],
  ]);
});

test("reports a component in place of one with the same name, not one that is added", async () => {
  const found = await check(page, twin.replace("Wort.", "Wort <Key>F2</Key>.").replace("PL-1", "PL-2"));
  expect(found.map(([, message]) => message)).toEqual([
    'The translation has a component <ErrorCode code="PL-2"> here, its original a component <ErrorCode code="PL-1">.',
  ]);
  const inText = '<ErrorCode code="PL-1" />';
  expect((await check(inText, "<Key>F2</Key>"))[0]?.[1]).toBe(
    'The translation has 0 components <ErrorCode code="PL-1"> here, its original 1.',
  );
});

test("reports the first line of code that differs, and other options of a fence", async () => {
  expect(await but("user list", "user lists")).toEqual([
    [
      "13:1",
      "Line 2 of the code is not that of the original.",
      'The original has "planloom user list". Only comments, titles, and the words in diagrams are translated.',
    ],
  ]);
  expect(await but('title="Zuerst"', "{1}")).toEqual([
    [
      "13:1",
      "The language or the options of the code are not those of the original.",
      'The original has "bash title="First"". Only comments, titles, and the words in diagrams are translated.',
    ],
  ]);
  const [fence = ""] = /```bash[^`]*```/.exec(twin) ?? [];
  const others = await but(fence, `${fence.replace("list", "show")}\n\n\`\`\`bash\nexit\n\`\`\``);
  expect(others.map(([, message]) => message)).toEqual(["The translation has 2 code blocks here, its original 1."]);
  expect((await but("planloom user list\n"))[0]?.[1]).toBe("Line 2 of the code is not that of the original.");
});

test("accepts a comment that needs more lines, reports one that is lost or added", async () => {
  const code = (text: string) => `\`\`\`bash\n${text}\nplanloom user list\n\`\`\`\n`;
  const [english, german] = [
    code("# Shows all, with\n# their roles."),
    code("  # Zeigt alle,\n# auch\n# ihre Rollen."),
  ];
  expect(await check(english, german)).toEqual([]);
  expect(await check(german, english)).toEqual([]);
  expect((await check(english, german.replace("list", "show")))[0]?.slice(1)).toEqual([
    "Line 4 of the code is not that of the original.",
    'The original has "planloom user list". Only comments, titles, and the words in diagrams are translated.',
  ]);
  expect((await check(english, code("planloom role list")))[0]?.[2]).toMatch(/^The original has "# Shows all, with"\./);
  expect((await check(code("true"), code("# Neu\ntrue")))[0]?.[1]).toBe(
    "Line 1 of the code is not that of the original.",
  );
});

test("compares all of a diagram but its words", async () => {
  const diagram = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\`\n`;
  const flow = diagram('flowchart LR\n  accTitle: Way\n  A["Old"] -->|"sends to"| B["New"]\n  B -->|goes| C[End]');
  const own = diagram('flowchart LR\n  accTitle: Weg\n  A["Alt"] -->|"sendet an"| B["Neu"]\n  B -->|geht| C[Ende]');
  expect(await check(flow, own)).toEqual([]);
  expect((await check(flow, own.replace('B["Neu"]', 'C["Neu"]')))[0]?.[1]).toBe(
    "Line 3 of the code is not that of the original.",
  );
  const talk = diagram("sequenceDiagram\n  participant D as Door\n  D->>R: opens");
  const told = diagram("sequenceDiagram\n  participant D as Tür\n  D->>R: öffnet");
  expect(await check(talk, told)).toEqual([]);
  expect(await check(talk, told.replace("->>", "-->>"))).toHaveLength(1);
  const frame = diagram("sequenceDiagram\n  alt it is open\n    D->>R: yes\n  else locked\n    R->>D: no\n  end");
  const framed = frame.replace("it is open", "sie ist offen").replace("else locked", "else gesperrt");
  expect(await check(frame, framed)).toEqual([]);
  expect(await check(frame, framed.replace("else", "and"))).toHaveLength(1);
});

test("compares neither an outdated translation, nor one with other headings or a cut page", async () => {
  expect(await check(page, twin.replace("Wort.\n", ""), "1234567")).toEqual([]);
  expect(await check("## A\n\n- One", "## A\n\nWort.\n\n## B")).toEqual([]);
  const cut = "Text.\n\na < b <c";
  expect(await check("Text.\n\n- One", cut)).toEqual([]);
  expect(await check(cut, "Text.\n\n- One")).toEqual([]);
});
