import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseForeignPage } from "../authoring/foreign-page";
import { splitFrontMatter } from "../authoring/split-front-matter";
import { parsePage } from "../site/read-pages";
import type { DocSource } from "../types";
import { quoteIndentedBlocks } from "./foreign/blocks/indented-blocks";
import { readDirectives } from "./foreign/directives/myst";
import { readPage } from "./read";
import { processorSeconds } from "./testing/processor-seconds";

const sizeOf = () => undefined;
const own = (text: string, name = "a.mdx") =>
  parsePage(name, `---\ntitle: A\ndescription: b\ntype: concept\n---\n${text}`);
const foreign = (text: string, name = "a.md") => parseForeignPage(name, text, "docs");
const told = async (source: DocSource) =>
  (await readPage(source, { sizeOf })).findings.map(({ severity, line, message }) => `${severity} ${line} ${message}`);

describe("unbounded nesting is rejected quickly, at its line", () => {
  const deep = {
    "2,000 levels of lists": [Array.from({ length: 2000 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n"), 202],
    "5,000 quotations": [`One.\n\n${"> ".repeat(5000)}a`, 3],
    "2,000 elements": ["<div>\n".repeat(2000), 181],
  } as const;
  test.each(Object.entries(deep))(
    "%s",
    async (_, [text, line]) => {
      const seconds = await processorSeconds(async () => {
        const mine = await readPage(own(text).source, { sizeOf });
        expect(mine.program).toBe("");
        expect(mine.findings).toMatchObject([{ severity: "error", line: line + 5 }]);
        expect(mine.findings[0]?.message).toMatch(/are nested more than (60|180) deep/);
        const other = await readPage(foreign(text).source, { sizeOf });
        expect(other.program).not.toBe("");
        expect(other.findings).toMatchObject([{ severity: "warning", line }]);
      });
      expect(seconds).toBeLessThan(20);
    },
    30_000,
  );

  test("allows forty levels", async () => {
    const lists = Array.from({ length: 40 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
    expect(await told(own(`${lists}\n\n${"> ".repeat(40)}a`).source)).toEqual([]);
  });
});

describe("text that would take minutes to parse is rejected quickly, at its line", () => {
  const long = {
    "emphasis in one paragraph": [`One.\n\n${"**a*".repeat(50_000)}`, 3, /50,001 emphasis marks/],
    "emphasis over many lines": [`One.\n\n${"**a* and\n".repeat(50_000)}`, 5003, /10,002 emphasis marks/],
    "links without an end": [`One.\n\n${"![a](".repeat(20_000)}`, 3, /20,000 emphasis marks and open links/],
    "emphasis in many paragraphs": [`${"**a".repeat(2000)}\n\n`.repeat(90), 51, /2,000 emphasis marks/],
  } as const;
  test.each(Object.entries(long))("%s", async (_, [text, line, reason]) => {
    const mine = await readPage(own(text).source, { sizeOf });
    expect(mine.program).toBe("");
    expect(mine.findings).toMatchObject([{ severity: "error", line: line + 5 }]);
    expect(mine.findings[0]?.message).toMatch(reason);
    const other = await readPage(foreign(text).source, { sizeOf });
    expect(other.program).not.toBe("");
    expect(other.findings).toMatchObject([{ severity: "warning", line }]);
  });

  test.each(["`", "~"])("a fence of 200,000 %s in a quotation, above a brace without an end", async (mark) => {
    const seconds = await processorSeconds(async () => {
      expect(await told(own(`> ${mark.repeat(200_000)}\n\na {b`).source)).toEqual([
        expect.stringMatching(/^error 8 Malformed MDX/),
      ]);
    });
    expect(seconds).toBeLessThan(10);
  });

  test("capitals with hyphens in a cell", async () => {
    const seconds = await processorSeconds(async () => {
      await told(own(`| a | b |\n|---|---|\n| ${"AA-".repeat(40_000)} | c |`).source);
    });
    expect(seconds).toBeLessThan(5);
  });

  test("two million characters", async () => {
    const { program, findings } = await readPage(own("A line of a log.\n".repeat(120_000)).source, { sizeOf });
    expect(program).toBe("");
    expect(findings).toMatchObject([{ severity: "error", line: 1 }]);
    expect(findings[0]?.message).toMatch(
      /^The page is too long to read: 2,040,0\d\d characters, over the limit of 2,000,000/,
    );
  });

  test.each([
    ["bold cells", `| a | b |\n| - | - |\n${"| **a** | *b* |\n".repeat(300)}`],
    ["long list", "* **a** is b\n".repeat(1500)],
    ["names with underscores", `${"snake_case_name ".repeat(200)}\n\n`.repeat(3)],
  ])("still reads a page with %s", async (_, text) => {
    const { program } = await readPage(own(text).source, { sizeOf });
    expect(program).not.toBe("");
  });
});

describe("unbounded MkDocs blocks are read quickly", () => {
  const many = <T>(line: T, count: number) => new Array<T>(count).fill(line);
  test.each([
    ["blocks that nothing closes", many("/// note", 100_000), many("/// note", 100_000)],
    ["blocks without text", many("!!! note", 100_000), many("!!! note", 100_000)],
    ["a block between slashes", ["/// note", ...many("a", 300_000), "///"], ["> [!note]", ...many("> a", 300_000), ""]],
    ["an indented block", ["!!! note", ...many("    a", 300_000)], ["> [!note]", ...many("> a", 300_000)]],
  ])("%s", async (_, lines, expected) => {
    const seconds = await processorSeconds(() => {
      expect(quoteIndentedBlocks(lines).join("\n") === expected.join("\n")).toBe(true);
    });
    expect(seconds).toBeLessThan(10);
  });
});

test("a definition below 12,000 terms is read", async () => {
  const { program } = await readPage(foreign(`${"a\n".repeat(12_000)}:   B`).source, { sizeOf });
  expect(program).not.toBe("");
});

describe("unbounded MyST lines and directives are read quickly", () => {
  test.each([
    ["spaces", ["```{note}", `${" ".repeat(60_000)}x`, "```"]],
    ["spaces of an opening", [`\`\`\`{note} a${" ".repeat(60_000)}x`, "{kbd}`A`"]],
    ["spaces of an option", ["```{note}", `:a: b${" ".repeat(60_000)}x`, "```"]],
    ["backticks", ["{kbd}`A`", "` `` ".repeat(20_000)]],
    ["directives that nothing closes", new Array<string>(50_000).fill("```{note}")],
  ])("%s", async (_, lines) => {
    const seconds = await processorSeconds(() => {
      expect(readDirectives(lines)).toHaveLength(lines.length);
    });
    expect(seconds).toBeLessThan(3);
  });
});

/** Takes about 6 seconds of CPU time and half of the memory; work that grows with the square of the text would exceed both limits. */
describe("a long page is read within 20 CPU seconds and 256 MB", () => {
  test("5,000 headings and 500 kB of text", async () => {
    const head = "---\ntitle: A\ndescription: b\ntype: concept\n---\n";
    const text = "## Heading\n\nText.\n\n".repeat(5000) + `${"A line of a log.\n".repeat(10)}\n`.repeat(3100);
    const options = ["--max-old-space-size=256", "lib/build/run.mjs", "lib/page/testing/read-alone.fixture.ts"];
    const running = promisify(execFile)(process.execPath, options, { timeout: 180_000 });
    running.child.stdin?.end(head + text);
    const { seconds, ...read } = JSON.parse((await running).stdout);
    expect(read).toEqual({ isCompiled: true, words: 165_000, ids: 5000, lastLine: 20_002, findings: [] });
    expect(seconds).toBeLessThan(20);
  }, 200_000);
});

describe("unsafe URL schemes are removed and reported with their position", () => {
  test.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x", "JaVaScRiPt:x", "file:///etc/passwd"])(
    "%s",
    async (address) => {
      const text = `One.\n\nA [link](<${address}>).\n`;
      const page = await readPage(own(text).source, { sizeOf });
      expect(page.findings).toMatchObject([{ severity: "error", line: 8, column: 3 }]);
      expect(page.findings[0]?.message).toMatch(/is left out: its scheme is unsafe/);
      expect(page.program).not.toContain("href");
      const other = await readPage(
        foreign(`${text}\n<a href="${address}">x</a> <Card title="T" href="${address}" />\n`).source,
        { sizeOf },
      );
      expect(other.program).not.toMatch(/href/);
      expect(other.findings).toContainEqual(expect.objectContaining({ severity: "warning", line: 3 }));
    },
  );
});

describe("hostile front matter is reported", () => {
  test.each([
    ["runs no code", "---js\nglobalThis.ran = true\n---\n", 1, /names a language/],
    [
      "of aliases of aliases",
      `---\na: &a [x,x]\nb: &b [${"*a,".repeat(40)}]\nc: &c [${"*b,".repeat(40)}]\nd: [${"*c,".repeat(40)}]\n---\n`,
      1,
      /[Aa]lias/,
    ],
    [
      "of 40,000 lines",
      `---\n${Array.from({ length: 40_000 }, (_, i) => `k${i}: v`).join("\n")}\n---\n`,
      1,
      /^Front matter is too long to read: \d{6} characters\.$/,
    ],
    [
      "of 5,000 anchors",
      `---\n${Array.from({ length: 5000 }, (_, i) => `k${i}: &a${i} x\nl${i}: *a${i}`).join("\n")}\n---\n`,
      1,
      /^Front matter is too long to read: \d{6} characters\.$/,
    ],
  ])("%s", async (_, text, line, message) => {
    const seconds = await processorSeconds(() => {
      const { issues } = splitFrontMatter("content/a.mdx", text, "mdx");
      expect(issues).toMatchObject([{ severity: "error", file: "content/a.mdx", line, hint: expect.any(String) }]);
      expect(issues[0]?.message).toMatch(message);
    });
    expect(seconds).toBeLessThan(15);
    expect(globalThis).not.toHaveProperty("ran");
  });
});

/** Asserts that the page can be shown, or that an error says where it cannot be read. */
async function expectSense(source: DocSource): Promise<void> {
  const { program, findings } = await readPage(source, { sizeOf });
  for (const { message, line } of findings) {
    expect(message).toMatch(/\S/);
    expect(line ?? 1).toBeGreaterThan(0);
  }
  if (source.foreign) expect(program).not.toBe("");
  else if (!program) expect(findings).toContainEqual(expect.objectContaining({ severity: "error" }));
}

const pieces = fc.array(
  fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom(
      "\n",
      "\n\n",
      "# ",
      "> ",
      "- ",
      "  ",
      "::: tip x",
      ":::",
      "```",
      "`",
      "<",
      "</",
      ">",
      "<A b={",
      "{",
      "}",
      "[",
      "](",
      ")",
    ),
    fc.constantFrom(
      "<!--",
      "-->",
      "<script>",
      "<details>",
      "> [!NOTE]",
      "| a |\n|-|",
      "{#id}",
      "import a from 'a'",
      "export ",
      "***",
      "\0",
      "\r",
    ),
    fc.constantFrom("---\n", "title: ", "&a ", "*a", "![", "$", "\\", "&#", "javascript:", "[^1]", "[^1]: ", "%%{init"),
  ),
  { maxLength: 40 },
);

describe("any input yields a page or an error", () => {
  test.each(["a.md", "a.mdx"])("for generated texts as %s of a foreign tree", async (name) => {
    await fc.assert(
      fc.asyncProperty(pieces, (parts) => expectSense(foreign(parts.join(""), name).source)),
      { numRuns: 100 },
    );
  });

  test("for generated texts as our own pages", async () => {
    await fc.assert(
      fc.asyncProperty(pieces, (parts) => expectSense(own(parts.join("")).source)),
      { numRuns: 100 },
    );
  });

  test("for real pages truncated anywhere", async () => {
    const folder = join(process.cwd(), "content");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /[^_]\.mdx$/.test(name))
      .sort();
    const cut = fc.tuple(fc.constantFrom(...files), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean());
    await fc.assert(
      fc.asyncProperty(cut, async ([name, part, isForeign]) => {
        const text = readFileSync(join(folder, name), "utf8");
        const start = text.slice(0, Math.floor(text.length * part));
        await expectSense(isForeign ? foreign(start, name).source : parsePage(name, start).source);
      }),
      { numRuns: 60 },
    );
  });
});
