import { loadReference, type Reference, readFiles } from "../reference";
import { checkCsharpFence } from "./csharp-check";
import { checkHttpFence } from "./http-check";
import { checkJsonFence } from "./json-check";
import { createRecordChecker } from "./record-checker";
import type { CheckContext, Fence, Finding, SampleIssue } from "./sample-types";
import { checkShellFence } from "./shell-check";
import { checkTypeScript } from "./typescript-check";
import { checkValues } from "./value-check";

export type { Fence, SampleIssue } from "./sample-types";

type FenceCheck = (context: CheckContext, fence: Fence) => Finding[];

const checks: Readonly<Record<string, FenceCheck>> = {
  json: checkJsonFence,
  bash: checkShellFence,
  sh: checkShellFence,
  shell: checkShellFence,
  powershell: checkShellFence,
  http: checkHttpFence,
  csharp: checkCsharpFence,
  cs: checkCsharpFence,
};

/**
 * Checks the code fences of any number of pages against the reference in the project at `root`. A fence with
 * `schema=none` belongs to another system: only its GUIDs, hosts, dates and keys are checked.
 * @returns What does not match, in the order of the fences, each with the line in its file.
 */
export function checkSamples(fences: readonly Fence[], root: string = process.cwd()): SampleIssue[] {
  return checkSamplesAgainst(loadReference(root), readFiles(root)["openapi.yaml"].value, fences);
}

/** The same against a given reference and the OpenAPI document it was made from. */
export function checkSamplesAgainst(reference: Reference, document: unknown, fences: readonly Fence[]): SampleIssue[] {
  const records = createRecordChecker(document, reference.api);
  const isOurs = ({ meta }: Fence) => !/\bschema=none\b/.test(meta);
  const typed = checkTypeScript(reference, fences.filter(isOurs));
  return fences.flatMap((fence) => {
    const context = { reference, records, titled: (title: string) => findTitled(fences, fence.file, title) };
    const check =
      (isOurs(fence) || fence.lang === "json") && Object.hasOwn(checks, fence.lang) ? checks[fence.lang] : undefined;
    const findings = [...(check?.(context, fence) ?? []), ...(typed.get(fence) ?? []), ...checkValues(fence)];
    return findings.map(({ line, message, hint }) => ({
      file: fence.file,
      line: fence.line + line,
      message,
      ...(hint !== undefined && { hint }),
    }));
  });
}

function findTitled(fences: readonly Fence[], file: string, title: string): string | undefined {
  return fences.find((fence) => fence.file === file && fence.meta.includes(`title="${title}"`))?.code;
}
