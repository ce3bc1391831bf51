import { expect, test } from "vitest";
import { engineContracts } from "../authoring/engine-contracts";
import { readPage } from "../page/read";
import { docSource } from "../page/testing/doc-source";
import type { DocSource } from "../types";
import { mistakesOf } from "./examine-components";

const source = docSource("/a", "## One\n\n<Crads />\n\n:::note\n");

async function messagesOf(page: DocSource) {
  const head = await readPage(page, { sizeOf: () => undefined });
  return mistakesOf(page, head, engineContracts).map(({ message }) => message);
}

test("reports parse errors and component mistakes of our own page", async () => {
  expect(await messagesOf(source)).toEqual(['":::note" is never closed.', "Unknown component <Crads>."]);
});

test("does not check a foreign page against our component contracts", async () => {
  expect(await messagesOf({ ...source, foreign: { base: "", isDescribed: true } })).toEqual([
    'The block "note" is never closed.',
    "Unknown component <Crads>: a placeholder is shown instead.",
  ]);
});
