import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { printGuide } from "../authoring/guide";
import { examineComponents } from "../check/examine-components";
import { readPage } from "../page/read";
import { docSource } from "../page/testing/doc-source";
import { loadContracts } from "./contracts";
import { guideFiles } from "./guide";

const contracts = loadContracts();
const examples = Object.entries(contracts).flatMap(([name, contract]) =>
  contract.examples.map((example) => ({ name, example })),
);

describe("component guide", () => {
  test.each(guideFiles(process.cwd()))("$file matches the output of `npm run guide`", ({ file, text }) => {
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  test.each(examples)("the example $example satisfies its contract", async ({ name, example }) => {
    const page = await readPage(docSource("/a", example), { sizeOf: () => undefined });
    // An example shows one component alone, without the list or tabs that a page would put around it or in it.
    expect(page.findings.filter(({ message }) => message.startsWith("Malformed"))).toEqual([]);
    expect(page.outline.components.map((used) => used.name)).toContain(name);
    expect(examineComponents(contracts, page).findings).toEqual([]);
  });

  test("lists a new component of the product among the others", async () => {
    onTestFinished(() => {
      vi.doUnmock("./contracts");
      vi.resetModules();
    });
    vi.resetModules();
    const Lane = { purpose: "Wraps one lane.", examples: ["<Lane>…</Lane>"], attributes: {} };
    vi.doMock("./contracts", () => ({ loadContracts: () => ({ ...contracts, Lane }) }));
    const [guide] = (await import("./guide")).guideFiles(process.cwd());
    expect(guide?.text).toMatch(/^\| `Stage` .*\n\| `Lane` .* Wraps one lane\. `<Lane>…<\/Lane>` +\| none/m);
  });

  test("throws when the guide has no placeholder for a table", () => {
    expect(() => printGuide("# Guide\n", { figures: {} })).toThrow(
      'docs/authoring.md has no lines "<!-- printed by npm run guide: figures -->" and "<!-- end -->".',
    );
  });
});
