import { expect, test } from "vitest";
import type { Drawn } from "../authoring/contract";
import { drawnBy } from "../authoring/drawn";
import { engineContracts } from "../authoring/engine-contracts";
import { markdownOf } from "./markdown";
import { readPage } from "./read";
import { docSource } from "./testing/doc-source";

function draw(name: string, attributes: Record<string, string>): Drawn[] {
  if (name !== "Fields") return drawnBy(engineContracts, name, attributes);
  const rows = [
    { cells: ["`end`", 'End.\nAfter | start, see [Start](/start "Its (row)").'], id: "end" },
    { cells: ["`a`", "A."], group: "Free fields" },
    { cells: ["`b`", "B."], group: "Free fields" },
  ];
  return [
    { type: "table", label: "Fields", head: ["Name", "Meaning"], main: 1, rows },
    { type: "code", language: "json", code: "{}" },
    { type: "list", items: ["**a**"] },
  ];
}

async function write(body: string): Promise<string> {
  const { tree, findings } = await readPage(docSource("/a", body), { sizeOf: () => undefined });
  expect(findings).toEqual([]);
  return markdownOf(tree, { draw, resolve: (href) => new URL(href, "https://x.example/a").href });
}

test.each([
  ["addresses are whole", "[b](/b) [c](#c)", "[b](https://x.example/b) [c](https://x.example/a#c)"],
  [
    "addresses of references are whole",
    "[b][r] and ![c][i]\n\n[r]: /b\n[i]: /c.png",
    "[b][r] and ![c][i]\n\n[r]: https://x.example/b\n\n[i]: https://x.example/c.png",
  ],
  [
    "a reference in an admonition leads somewhere",
    ":::note\n\n[b][r]\n\n[r]: /b\n\n:::",
    "> **Note**\n>\n> [b][r]\n>\n> [r]: https://x.example/b",
  ],
  ["steps keep their numbers", "<Steps>\n\n1. One.\n2. Two.\n\n</Steps>", "1. One.\n2. Two."],
  [
    "tabs follow one another under their labels",
    '<Tabs>\n\n<Tab label="curl">\n\n```bash\nx\n```\n\n</Tab>\n\n</Tabs>',
    "curl\n\n```bash\nx\n```",
  ],
  [
    "an admonition is a quotation that says its kind",
    ":::warning[Mind]\n\nText.\n\n:::",
    "> **Warning: Mind**\n>\n> Text.",
  ],
  ["keys are words", "Press <Key>Ctrl</Key>+<Key>C</Key>.", "Press Ctrl+C."],
  [
    "cards are links with their line",
    '<Cards>\n\n<Card title="B" href="/b">About b.</Card>\n\n</Cards>',
    "[B](https://x.example/b)\n\nAbout b.",
  ],
])("%s", async (_, body, expected) => {
  expect(await write(body)).toBe(expected);
});

test("writes out the tables, code and lists that a component draws", async () => {
  expect(await write('<Details summary="More">\n\nInside.\n\n</Details>')).toBe("More\n\nInside.");
  const tree = {
    type: "root" as const,
    children: [{ type: "mdxJsxFlowElement" as const, name: "Fields", attributes: [], children: [] }],
  };
  expect(markdownOf(tree, { draw, resolve: (href) => `https://x.example${href}` })).toBe(
    [
      "| Name | Meaning |",
      "| - | - |",
      '| `end` | End. After \\| start, see [Start](https://x.example/start "Its (row)"). |',
      "| **Free fields** | |",
      "| `a` | A. |",
      "| `b` | B. |",
      "",
      "```json",
      "{}",
      "```",
      "",
      "- **a**",
    ].join("\n"),
  );
});
