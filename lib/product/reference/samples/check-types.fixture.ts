import { loadReference } from "../reference";
import { checkTexts, findingsBy } from "./check-fence.fixture";
import type { Fence, SampleIssue } from "./index";
import { createTypeScriptChecker } from "./typescript-check";

// The compiler and the language's declarations cost a second: only tests of types load them.
const checkTypes = createTypeScriptChecker(loadReference());

/** Everything that is wrong in the given fences, types included. */
export function checkSamples(fences: readonly Fence[]): SampleIssue[] {
  return [...checkTexts(fences), ...checkTypes(fences)];
}

/** What one fence has wrong, types included. */
export const checkFence = findingsBy(checkSamples);
