import { expect, test } from "vitest";
import { readForeign as read } from "../../testing/read-foreign";

test.each([
  ["!> Mind the *tide*.\nAlways.", "[Admonition type=info|<p>Mind the <em>tide</em>. Always.</p>]"],
  ["- ?> `Lamps` help.", "[Admonition type=tip|<p><code>Lamps</code> help.</p>]"],
  ["!>not a box", "<p>!&gt;not a box</p>"],
  ["[Ships](/a ':ignore') [Own](/a 'Own')", '<p><a href="/a">Ships</a> <a href="/a" title="Own">Own</a></p>'],
])("renders %j like docsify", async (text, html) => {
  const shown = await read("a.md", `Text.\n\n${text}\n`);
  expect(shown.html).toContain(html);
  expect(shown.told).toEqual([]);
});

test("uses the heading ids that docsify assigns, and strips its heading attributes", async () => {
  const { outline } = await read("a.md", "Text.\n\n## Own :id=pier\n\n## Quiet {docsify-ignore}\n\n## At 9:id=10\n");
  expect(outline.headings.map(({ id, text }) => [id, text])).toEqual([
    ["pier", "Own"],
    ["quiet", "Quiet"],
    ["at-9id10", "At 9:id=10"],
  ]);
});
