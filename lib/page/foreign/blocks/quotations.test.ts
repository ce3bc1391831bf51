import { expect, test } from "vitest";
import { readForeign } from "../../testing/read-foreign";

test.each([
  ["> #### `if` is a macro {: .info}\n>\n> Text.", "is a macro", "Admonition"],
  ["> #### Title {: .col-2}\n>\n> Text.", "Title", "blockquote"],
])("reads the class of a heading in a blockquote as its type: %s", async (text, title, kind) => {
  const { html } = await readForeign("a.md", `# A\n\n${text}\n`);
  expect(html).toContain(kind);
  expect(html).toContain(title);
  expect(html).not.toContain("{:");
});
