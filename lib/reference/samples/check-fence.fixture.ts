import { createSampleChecker, type Fence, type SampleIssue } from "./index";

/** Page that the fences of tests stand on; its code starts on line 11. */
export const page = "content/develop/api/job.mdx";

const checker = createSampleChecker(process.cwd());

/** Everything that is wrong in the given fences. */
export function checkSamples(fences: readonly Fence[]): SampleIssue[] {
  return [...checker.checkTexts(fences), ...checker.checkTypes(fences)];
}

/** Findings of one fence: line, message and, where there is one, the hint. */
export function checkFence(lang: string, code: string, meta = "", more: readonly Fence[] = []): (number | string)[][] {
  return checkSamples([{ lang, code, meta, file: page, line: 10 }, ...more]).map(({ line, message, hint }) =>
    hint === undefined ? [line, message] : [line, message, hint],
  );
}
