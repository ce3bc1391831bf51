import { projectRoot } from "../../../site/environment";
import { createSampleChecker, type Fence, type SampleIssue } from "./index";
import { apiSection } from "./json-check";

/** Page that contains the fences of tests; their code starts on line 11. */
export const page = `content${apiSection}/job.mdx`;

/** Checks the given fences except for types, which `check-types.fixture.ts` checks. */
export const { checkTexts } = createSampleChecker(projectRoot());

type Check = (fences: readonly Fence[]) => SampleIssue[];

/** Findings of one fence: line, message, and hint, if any. */
export const findingsBy =
  (check: Check) =>
  (lang: string, code: string, meta = "", more: readonly Fence[] = []): (number | string)[][] =>
    check([{ lang, code, meta, file: page, line: 10 }, ...more]).map(({ line, message, hint }) =>
      hint === undefined ? [line, message] : [line, message, hint],
    );

/** Findings of one fence, without types. */
export const checkFence = findingsBy(checkTexts);
