import { join } from "node:path";
import { expect, test } from "vitest";
import { processorSeconds } from "../../../page/testing/processor-seconds";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { sectionsIn } from "../testing/sections-in";
import { readForeignPages } from "../tree";

const navigationOf = (files: Readonly<Record<string, string>>) => sectionsIn(temporaryFolder(files));

const pages = {
  "setup.md": "(setup)=\n# Set it up",
  "more/b.md": "# Bee",
  "more/c.md": "# Sea",
  "api/d.md": "# Dee",
};

test("builds one contents section from Sphinx toctrees, with captions as categories", () => {
  const first =
    "# Home\n\n```{toctree}\n:hidden:\n:caption: Start\n\nsetup\nMore <more/index>\nhttps://x.example\nself\n```\n";
  const files = {
    ...pages,
    "index.md": `${first}\n:::{toctree}\n---\nglob:\n---\napi/*\nindex\n:::\n`,
    "more/index.md": "# All\n\n```{toctree}\nc\n/more/b.md\n```\n",
  };
  expect(navigationOf(files)).toEqual([
    [
      "Contents",
      [["Start  open", ["Set it up /setup", ["More /more", ["Sea /more/c", "Bee /more/b"]]]], "Dee /api/d", "Home /"],
    ],
  ]);
});

test("reads Jupyter Book parts, chapters and sections", () => {
  const toc = `format: jb-book
root: index
parts:
  - caption: Start
    chapters:
      - file: setup
        title: Setting up
        sections:
          - file: more/b
      - url: https://x.example
`;
  expect(navigationOf({ ...pages, "index.md": "# Home", "_toc.yml": toc })).toEqual([
    ["Contents", ["Home /", ["Start  open", [["Setting up /setup", ["Bee /more/b"]]]]]],
  ]);
});

test("falls back to folder navigation when the home page has no toctree", () => {
  expect(navigationOf({ ...pages, "index.md": "# Home" })).toEqual([]);
});

test("ignores toctrees in code examples", () => {
  const example = "````md\n```{toctree}\nsetup\n```\n````\n\n~~~md\n:::{toctree}\nsetup\n:::\n~~~\n";
  expect(navigationOf({ ...pages, "index.md": `# Home\n\n${example}` })).toEqual([]);
});

test("ignores toctree entries outside the tree", () => {
  const list = "../out\nmore/../../out\nAll <%2e%2e/out>\n../*\n/../more/b";
  const files = { ...pages, "index.md": `# Home\n\n\`\`\`{toctree}\n${list}\n\`\`\`\n` };
  const inDocs = Object.entries(files).map(([name, text]) => [`docs/${name}`, text]);
  const root = temporaryFolder({ ...Object.fromEntries(inDocs), "out.md": "# Out\n\n```{toctree}\nsetup\n```\n" });
  expect(sectionsIn(join(root, "docs"))).toEqual([["Contents", ["Bee /more/b"]]]);
});

test("reports syntax errors in a Jupyter Book table of contents", () => {
  const folder = temporaryFolder({ ...pages, "index.md": "# Home", "_toc.yml": "root: index\nchapters: [\n" });
  const { issues } = readForeignPages({ folder, label: "docs", isForeign: true, staticFolders: [] });
  expect(issues).toMatchObject([{ severity: "warning", file: "docs/_toc.yml", line: expect.any(Number) }]);
});

test("reads many blank lines quickly", async () => {
  const seconds = await processorSeconds(() => {
    navigationOf({ "index.md": `# Home\n${"\n".repeat(60_000)}\`\`\`{toctree}\n${"\n".repeat(60_000)}` });
  });
  expect(seconds).toBeLessThan(3);
});
