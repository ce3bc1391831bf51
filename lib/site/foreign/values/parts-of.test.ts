import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { writeFiles } from "../../../testing/write-files";
import { partsOf } from "./parts-of";

function project(mark = "package.json"): string {
  const root = temporaryFolder();
  const files = {
    [`repo/${mark}`]: "{}",
    "repo/.env": "SECRET=1",
    "repo/code/a.js": "a\r\nb",
    "repo/docs/guide/_note.mdx": "Note.",
    "repo/docs/snippets/s.md": "S",
    "repo/docs/guide/.shared.mdx": "Shared.",
    "repo/docs/.hidden/a.md": "Hidden.",
    "repo/docs/.gitbook/includes/b.md": "Often.",
    "repo/docs/.gitbook/vars.yaml": "a: 1",
    "repo/_includes/box.md": "Box.",
    "repo/_includes/box.html": "Box.",
    "outside.md": "Outside.",
  };
  writeFiles(root, files);
  symlinkSync(join(root, "outside.md"), join(root, "repo/docs/guide/link.md"));
  return join(root, "repo/docs");
}

it("finds included files relative to the page's folder, the tree and the project", () => {
  const body =
    'import Note from "./_note.mdx";\nimport Other from "@site/docs/snippets/s.md";\n\n[!INCLUDE [a](~/snippets/s.md)]\n<<< @/code/a.js\n--8<-- "snippets/s.md"\n<<< ../../code/a.js{1}\n<include>.shared.mdx</include>\n{% include "../.gitbook/includes/b.md" %}\n';
  expect(partsOf(body, "guide", project())).toEqual({
    "./_note.mdx": "Note.",
    "@site/docs/snippets/s.md": "S",
    "~/snippets/s.md": "S",
    "@/code/a.js": "a\nb",
    "snippets/s.md": "S",
    "../../code/a.js": "a\nb",
    ".shared.mdx": "Shared.",
    "../.gitbook/includes/b.md": "Often.",
  });
});

it.each(["package.json", "book.toml", "mkdocs.yml", "pyproject.toml"])("recognizes a project by its %s", (mark) => {
  expect(partsOf("<<< ../../code/a.js", "guide", project(mark))).toEqual({ "../../code/a.js": "a\nb" });
});

it("includes nothing outside a tree that is in no project", () => {
  expect(partsOf("<<< ../../code/a.js", "guide", project("notes.txt"))).toEqual({});
});

it.each([
  "../../../outside.md",
  "link.md",
  "../../.env",
  "@/.env",
  "@/.hidden/a.md",
  "@/.gitbook/vars.yaml",
  "none.md",
  "../guide",
  `${"x".repeat(9000)}.md`,
])("does not include %s", (path) => {
  expect(partsOf(`<!-- @include: ${path} -->`, "guide", project())).toEqual({});
});

it("finds files in the folder _includes of the project", () => {
  expect(partsOf("{% include box.md %}\n\n{{% include box.md %}}\n", "guide", project())).toEqual({ "box.md": "Box." });
  expect(partsOf('{% include box.md a="b" %}\n\n{% include box.html %}\n', "guide", project())).toEqual({});
});

it("finds what included texts include, relative to their own folders, and folders _includes around the page", () => {
  const folder = temporaryFolder({
    "mkdocs.yml": "",
    "docs/crew/_includes/box.md": "{% include more/deck.md %}",
    "docs/crew/_includes/more/deck.md": "[!INCLUDE [a](sail.md)]\n\n{% include box.md %}",
    "docs/crew/_includes/more/sail.md": "{% include far.md %}",
    "docs/far.md": "Far.",
  });
  expect(Object.keys(partsOf("{% include box.md %}", "crew/a", `${folder}/docs`))).toEqual([
    "box.md",
    "more/deck.md",
    "sail.md",
  ]);
});
