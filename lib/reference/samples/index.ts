import { loadReference, readFiles } from "../reference";
import { checkCsharpFence } from "./csharp-check";
import { checkHttpFence } from "./http-check";
import { checkJsonFence } from "./json-check";
import { createRecordChecker } from "./record-checker";
import type { CheckContext, Fence, Finding, SampleIssue } from "./sample-types";
import { checkShellFence } from "./shell-check";
import { createTypeScriptChecker } from "./typescript-check";
import { checkValues } from "./value-check";

export type { Fence, SampleIssue } from "./sample-types";

type FenceCheck = (context: CheckContext, fence: Fence) => Finding[];

const checks = new Map<string, FenceCheck>([
  ["json", checkJsonFence],
  ["bash", checkShellFence],
  ["sh", checkShellFence],
  ["shell", checkShellFence],
  ["powershell", checkShellFence],
  ["http", checkHttpFence],
  ["csharp", checkCsharpFence],
  ["cs", checkCsharpFence],
]);

/** Checks code fences against one reference; made once for many pages, since making it costs more than most checks. */
export type SampleChecker = {
  /** Every language but TypeScript. `fences` hold all fences of the pages they come from. */
  checkTexts: (fences: readonly Fence[]) => SampleIssue[];
  /** TypeScript and JavaScript, all pages at once. */
  checkTypes: (fences: readonly Fence[]) => SampleIssue[];
};

/**
 * Makes a checker from the reference in the project at `root`. A fence with `schema=none` belongs to another system: only
 * its GUIDs, hosts, dates and keys are checked.
 */
export function createSampleChecker(root: string): SampleChecker {
  const reference = loadReference(root);
  const records = createRecordChecker(readFiles(root)["openapi.yaml"].value, reference.api);
  const checkTypeScript = createTypeScriptChecker(reference);
  return {
    checkTexts: (fences) =>
      fences.flatMap((fence) => {
        const titled = (title: string) => findTitled(fences, fence.file, title);
        return place(fence, [...checkText({ reference, records, titled }, fence), ...checkValues(fence)]);
      }),
    checkTypes: (fences) =>
      [...checkTypeScript(fences.filter(isOurs))].flatMap(([fence, findings]) => place(fence, findings)),
  };
}

const isOurs = ({ meta }: Fence) => !/\bschema=none\b/.test(meta);

function checkText(context: CheckContext, fence: Fence): Finding[] {
  const check = isOurs(fence) || fence.lang === "json" ? checks.get(fence.lang) : undefined;
  return check?.(context, fence) ?? [];
}

/** Lines of a fence become lines of its file. */
function place(fence: Fence, findings: readonly Finding[]): SampleIssue[] {
  return findings.map((finding) => ({ ...finding, file: fence.file, line: fence.line + finding.line }));
}

function findTitled(fences: readonly Fence[], file: string, title: string): string | undefined {
  return fences.find((fence) => fence.file === file && fence.meta.includes(`title="${title}"`))?.code;
}
