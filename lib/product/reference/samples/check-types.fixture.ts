import { loadReference } from "../reference";
import { checkTexts, findingsBy } from "./check-fence.fixture";
import type { Fence, SampleIssue } from "./index";
import { createTypeScriptChecker } from "./typescript-check";

// The compiler and the language's declarations take a second to load, so only tests of types load them.
const checkTypes = createTypeScriptChecker(loadReference());

/** Checks the given fences, including types. */
export function checkSamples(fences: readonly Fence[]): SampleIssue[] {
  return [...checkTexts(fences), ...checkTypes(fences)];
}

/** Findings of one fence, including types. */
export const checkFence = findingsBy(checkSamples);
