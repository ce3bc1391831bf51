import { loadReference } from "../reference";
import { createSampleChecker, type Fence, type SampleIssue } from "./index";
import { createTypeScriptChecker } from "./typescript-check";

/** Page that the fences of tests stand on; its code starts on line 11. */
export const page = "content/develop/api/job.mdx";

const { checkTexts } = createSampleChecker(process.cwd());
const checkTypes = createTypeScriptChecker(loadReference());

/** Everything that is wrong in the given fences. */
export function checkSamples(fences: readonly Fence[]): SampleIssue[] {
  return [...checkTexts(fences), ...checkTypes(fences)];
}

/** Findings of one fence: line, message and, where there is one, the hint. */
export function checkFence(lang: string, code: string, meta = "", more: readonly Fence[] = []): (number | string)[][] {
  return checkSamples([{ lang, code, meta, file: page, line: 10 }, ...more]).map(({ line, message, hint }) =>
    hint === undefined ? [line, message] : [line, message, hint],
  );
}
