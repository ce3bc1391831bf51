import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { ContentPlaceError } from "./place";
import { readSettings } from "./read-settings";

let tree = "";
beforeEach(() => {
  tree = temporaryFolder();
});

const write = (file: string, text: string) => writeFileSync(join(tree, file), text);
const read = (contentDir = tree) =>
  readSettings({ root: process.cwd(), contentDir, isAuthoring: false, isOptimized: false, isStrict: false });

test("uses the product's settings for our own content", () => {
  expect(read("content")).toBeUndefined();
});

test.each([
  ["README.md", "# Harbor handbook\n", "Harbor handbook"],
  ["index.mdx", "---\ntitle: 'The quay'\n---\n# Other\n", "The quay"],
  ["index.md", "---\ntitle: >-\n  The\n  quay\n---\n", "The quay"],
  ["index.md", "---\ntitle: Widget # the name\n---\n", "Widget"],
  ["_index.md", "+++\ntitle = 'Widget'\n+++\n", "Widget"],
  ["README.md", "![build](b.svg)\n\n# Widget - What it is\n", "Widget"],
  ["README.md", "Widget\n======\n\n```bash\n# install it\n```\n", "Widget"],
  ["README.md", '<p>Text</p>\n\n<h1 align="center"><b>Widget</b> - What it is</h1>\n\n# Setup\n', "Widget"],
  ["README.md", "<h1><img></h1>\n\n```bash\n# install it\n```\n", "Documentation"],
  ["README.md", "Widget\n\n1. Run\n\n   ```bash\n   # install it\n   ```\n", "Documentation"],
  ["a.md", "# A page", "Documentation"],
  ["home.md", "---\npermalink: /\n---\n# Widget\n", "Widget"],
  ["intro.mdx", '---\nslug: "/"\n---\n# Widget\n', "Widget"],
  ["a.md", "---\nslug: /a\n---\n# Widget\n", "Documentation"],
])("names a tree without settings after its home page: %s", (file, text, name) => {
  write(file, text);
  expect(read()).toMatchObject({ title: name, brand: { name }, footer: [], tags: {}, url: "https://docs.example" });
});

test.each([
  ["book.toml", '[book]\ntitle = "The book" # x\n', "The book"],
  ["mkdocs.yml", "site_name: 'The site'\nnav: []\n", "The site"],
  ["book.toml", 'title = "The \\"x\\" \\u0062ook"\r\n', 'The "x" book'],
  ["book.toml", "title = 'A \\ B'\n", "A \\ B"],
  ["mkdocs.yml", "site_name: Let's docs\n", "Let's docs"],
  ["mkdocs.yml", "site_name: C# guide # of X\n", "C# guide"],
  ["mkdocs.yaml", 'site_name: "A: b"\n', "A: b"],
  ["mkdocs.yml", "site_name: Other\ndocs_dir: other\n", "Home"],
  ["mkdocs.yml", "theme: x\n", "Home"],
  ["docs/docs.json", '{ "name": "Plants", "navigation": [] }', "Plants"],
  ["docs/docs.json", '{ "name": "Plants" }', "Home"],
  ["docfx.json", '{ "build": { "globalMetadata": { "_appName": "Plants" } } }', "Plants"],
  ["docfx.json", '{ "build": { "globalMetadata": ["a"] } }', "Home"],
])("names a tree after the book or site configuration next to its pages: %s", (file, text, name) => {
  mkdirSync(join(tree, "docs"));
  write(file, text);
  write("docs/README.md", "# Home\n");
  expect(read(join(tree, "docs"))).toMatchObject({ title: name, brand: { name } });
});

test.each([
  ["astro.config.mjs", "export default define({ integrations: [starlight({ title: 'Stars' })] })", "Stars"],
  ["docusaurus.config.ts", "const config: Config = { title: 'Whales', x: 1 };\nexport default config", "Whales"],
  ["docs/.vitepress/config.mts", "export default define({ head: [], title: 'Pages' })", "Pages"],
  ["docs/.vitepress/config.mts", "export default define({ title: name() })", "Home"],
])("reads the name from a program's configuration without running it: %s", (file, text, name) => {
  mkdirSync(join(tree, "docs/.vitepress"), { recursive: true });
  write("package.json", "{}");
  write(file, text);
  write("docs/README.md", "# Home - Where we live\n");
  expect(read(join(tree, "docs"))).toMatchObject({ title: name, brand: { name } });
});

test("falls back to MkDocs when the book has no title", () => {
  write("book.toml", "[book]\n");
  write("mkdocs.yml", "site_name: The site\n");
  mkdirSync(join(tree, "docs"));
  expect(read(join(tree, "docs"))).toMatchObject({ title: "The site" });
});

test("supports imports in a tree's site.ts", () => {
  write("names.ts", 'export const name: string = "Harbor";');
  write(
    "site.ts",
    'import { name } from "./names";\nexport default { name, url: "https://h.example/", color: "#0b5f6b" };',
  );
  expect(read()).toMatchObject({ title: "Harbor", url: "https://h.example", color: "#0b5f6b" });
});

test.each([
  ['{ color: "#ffcc00" }', 'a mistake at "color": White text on "#ffcc00" is not readable. Choose a darker color.'],
  ['{ color: "red" }', 'a mistake at "color": "red" is not a color. Write six hexadecimal digits after #.'],
  ['{ url: "https://h.example/docs" }', 'a mistake at "url": Write https:// and the host, without a path.'],
  ["{ nmae: 1 }", 'Unrecognized key: "nmae"'],
])("reports an invalid site.ts: %s", (text, message) => {
  write("site.ts", `export default ${text};`);
  expect(() => read()).toThrow(message);
});

test.each([
  ["does not compile", "export default {", /: site\.ts fails: Build failed/],
  ["throws", 'throw new Error("No name.");', /: site\.ts fails: No name\.$/],
])("reports a site.ts that %s as a ContentPlaceError", (_, text, message) => {
  write("site.ts", text);
  expect(() => read()).toThrow(ContentPlaceError);
  expect(() => read()).toThrow(message);
});
