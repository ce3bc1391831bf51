import { projectRoot } from "../../../site/environment";
import { createSampleChecker, type Fence, type SampleIssue } from "./index";
import { apiSection } from "./json-check";

/** Page that the fences of tests stand on; its code starts on line 11. */
export const page = `content${apiSection}/job.mdx`;

/** Everything that the texts of the given fences have wrong; types are checked by `check-types.fixture.ts`. */
export const { checkTexts } = createSampleChecker(projectRoot());

type Check = (fences: readonly Fence[]) => SampleIssue[];

/** Findings of one fence: line, message and, where there is one, the hint. */
export const findingsBy =
  (check: Check) =>
  (lang: string, code: string, meta = "", more: readonly Fence[] = []): (number | string)[][] =>
    check([{ lang, code, meta, file: page, line: 10 }, ...more]).map(({ line, message, hint }) =>
      hint === undefined ? [line, message] : [line, message, hint],
    );

/** What the text of one fence has wrong. */
export const checkFence = findingsBy(checkTexts);
