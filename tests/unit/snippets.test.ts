import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { examineComponents } from "../../lib/check/examine-components";
import { examineDiagrams } from "../../lib/check/examine-diagrams";
import { readPage } from "../../lib/page/read";
import { docSource } from "../../lib/page/testing/doc-source";
import { loadContracts } from "../../lib/product/contracts";
import { loadReference } from "../../lib/product/reference/reference";
import { docTypes } from "../../lib/types";

const snippets: Record<string, { body: string[] }> = JSON.parse(readFileSync(".vscode/planloom.code-snippets", "utf8"));
const text = Object.values(snippets).flatMap(({ body }) => body);
/** The names that `opener` captures: one per match, or the choices of a placeholder. */
const namesBehind = (opener: RegExp) =>
  text.flatMap((line) =>
    [...line.matchAll(opener)].flatMap(([, name = "", choices = ""]) => (name || choices).split(",")),
  );

const contracts = loadContracts(loadReference(process.cwd()));
const statements = ["A --> B", "A->>B: Sends", "A --> B", "A ||--o{ B : has"];

/** What a snippet inserts for each choice of its placeholders, with sample words where an author would write some. */
function expand(body: string): string[] {
  const choices = [...body.matchAll(/\|([^|]+)\|\}/g)].flatMap(([, listed = ""]) => listed.split(","));
  return (choices.length > 0 ? choices : [""]).map((choice, index) =>
    body
      .replace(/\$\{\d\|[^|]+\|\}/g, choice)
      .replace(/\$\{\d:([^}]*)\}/g, "$1")
      .replace(/\$\d/g, (place) =>
        place === "$0" && body.includes("mermaid") ? (statements[index] ?? "") : `Words ${place.slice(1)}`,
      ),
  );
}

test.each(Object.entries(snippets).filter(([name]) => name !== "Front matter"))(
  "the snippet %s inserts text without findings for every choice",
  async (_, { body }) => {
    for (const inserted of expand(body.join("\n"))) {
      const source = docSource("/a", `\nText.\n\n${inserted}\n\n## B\n\nText.\n`);
      const { outline, findings } = await readPage(source, { sizeOf: () => undefined });
      const drawn = await examineDiagrams(outline.fences);
      expect([...findings, ...examineComponents(contracts, { outline }).findings, ...drawn], inserted).toEqual([]);
    }
  },
);

test("editor snippets use only existing components and page types", () => {
  const components = Object.keys(contracts);
  const used = namesBehind(/<(?:([A-Z]\w*)|\$\{\d\|([\w,]+)\|\})/g);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !components.includes(name))).toEqual([]);
  const types: readonly string[] = docTypes;
  expect(namesBehind(/^type: \$\{\d\|()([\w,-]+)\|\}/g).filter((name) => !types.includes(name))).toEqual([]);
});
