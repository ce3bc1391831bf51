import { loadReference, readFiles } from "../reference";
import { checkAlFence } from "./al-check";
import { checkCsharpFence } from "./csharp-check";
import {
  type CheckContext,
  type Fence,
  type Finding,
  isOurs,
  isScript,
  place,
  type SampleIssue,
  usesSdk,
} from "./fences";
import { checkHttpFence } from "./http-check";
import { checkJsonFence } from "./json-check";
import { createRecordChecker } from "./record-checker";
import { checkShellFence } from "./shell-check";
import { checkEnvironment, checkValues } from "./value-check";
import { checkYamlFence } from "./yaml-check";

export type { Fence, SampleIssue } from "./fences";

type FenceCheck = (context: CheckContext, fence: Fence) => Finding[];

const checks = new Map<string, FenceCheck>([
  ["json", checkJsonFence],
  ["yaml", checkYamlFence],
  ["yml", checkYamlFence],
  ["bash", checkShellFence],
  ["sh", checkShellFence],
  ["shell", checkShellFence],
  ["powershell", checkShellFence],
  ["http", checkHttpFence],
  ["csharp", checkCsharpFence],
  ["cs", checkCsharpFence],
  ["al", checkAlFence],
]);

/** Checks code fences against one reference; reused for many pages, since creating it costs more than most checks. */
type SampleChecker = {
  /** Checks every language but TypeScript and JavaScript. `fences` must include all fences of their pages. */
  checkTexts: (fences: readonly Fence[]) => SampleIssue[];
  /** True for a fence that `typescript-check.ts` must check. That loads the compiler, which most pages do not need. */
  needsTypes: (fence: Fence) => boolean;
};

/**
 * Makes a checker from the reference in the project at `root`. Of a fence that belongs to another system, only GUIDs, hosts,
 * dates, keys and the form of JSON and YAML are checked.
 */
export function createSampleChecker(root: string): SampleChecker {
  const reference = loadReference(root);
  const records = createRecordChecker(readFiles(root)["openapi.yaml"].value, reference.api);
  return {
    checkTexts: (fences) =>
      fences.flatMap((fence) => {
        const titled = (title: string) => findTitled(fences, fence.file, title);
        return place(fence, [
          ...checkText({ reference, records, titled }, fence),
          ...checkValues(fence),
          ...checkEnvironment(fence, fences),
        ]);
      }),
    needsTypes: (fence) => isOurs(fence) && isScript(fence) && usesSdk(fence, reference.sdk),
  };
}

/** Languages whose syntax is checked even in fences of other systems. */
const anyones = ["json", "yaml", "yml"];

function checkText(context: CheckContext, fence: Fence): Finding[] {
  const check = isOurs(fence) || anyones.includes(fence.lang) ? checks.get(fence.lang) : undefined;
  return check?.(context, fence) ?? [];
}

function findTitled(fences: readonly Fence[], file: string, title: string): string | undefined {
  return fences.find((fence) => fence.file === file && fence.meta.includes(`title="${title}"`))?.code;
}
