import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContracts } from "../../lib/product/contracts";
import { loadReference } from "../../lib/product/reference/reference";
import { docTypes } from "../../lib/types";

const snippets: Record<string, { body: string[] }> = JSON.parse(readFileSync(".vscode/planloom.code-snippets", "utf8"));
const text = Object.values(snippets).flatMap(({ body }) => body);
/** The names behind an opening sign: one, or the choices of a placeholder. */
const namesBehind = (opener: RegExp) =>
  text.flatMap((line) =>
    [...line.matchAll(opener)].flatMap(([, name = "", choices = ""]) => (name || choices).split(",")),
  );

test("snippets of the editor use components and page types that there are", () => {
  const components = Object.keys(loadContracts(loadReference(process.cwd())));
  const used = namesBehind(/<(?:([A-Z]\w*)|\$\{\d\|([\w,]+)\|\})/g);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !components.includes(name))).toEqual([]);
  const types: readonly string[] = docTypes;
  expect(namesBehind(/^type: \$\{\d\|()([\w,-]+)\|\}/g).filter((name) => !types.includes(name))).toEqual([]);
});
