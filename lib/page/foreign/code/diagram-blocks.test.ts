import { expect, test } from "vitest";
import { fenceDiagrams } from "./diagram-blocks";

test.each([
  [":::mermaid\ngraph TD\nA --> B\n:::"],
  ["::: mermaid\ngraph TD\nA --> B\n:::"],
  ["{{< mermaid >}}\ngraph TD\nA --> B\n{{< /mermaid >}}"],
  ["{% mermaid %}\ngraph TD\nA --> B\n{% endmermaid %}"],
  ['<div class="mermaid">\ngraph TD\nA --&gt; B\n</div>'],
  ['<pre class="mermaid">\ngraph TD\nA --> B\n</pre>'],
])("turns %j into a fence", (text) => {
  expect(fenceDiagrams(text.split("\n"))).toEqual(["```mermaid", "graph TD", "A --> B", "```"]);
});

test("keeps the marks of the quotation or list item around a diagram", () => {
  expect(fenceDiagrams(["> :::mermaid", "> pie", "> :::"])).toEqual(["> ```mermaid", "> pie", "> ```"]);
  expect(fenceDiagrams(["  :::mermaid", "  pie", "  :::"])).toEqual(["  ```mermaid", "  pie", "  ```"]);
});

test("reads many openings once, of which one is closed or none", () => {
  const openings = Array.from({ length: 50_000 }, () => ":::mermaid");
  expect(fenceDiagrams(openings)).toEqual(openings);
  expect(fenceDiagrams([...openings, ":::"])).toEqual(["```mermaid", ...openings.slice(1), "```"]);
});

test.each([[":::mermaid\nnever closed"], ["```md\n:::mermaid\npie\n:::\n```"], [":::mermaid-note\npie\n:::"]])(
  "keeps %j",
  (text) => {
    expect(fenceDiagrams(text.split("\n"))).toEqual(text.split("\n"));
  },
);
