import type { Sdk } from "../sdk";
import type { Fence, Finding, SampleIssue } from "./sample-types";

/** What fences may say beside the options that every documentation has, for the checks of samples. */
export const sampleOptions = ["schema", "part"] as const;

/** A fence with `schema=none` belongs to another system. */
export const isOurs = ({ meta }: Fence) => !/\bschema=none\b/.test(meta);

/** TypeScript or JavaScript. */
export const isScript = ({ lang }: Fence) => /^(typescript|ts|javascript|js)$/.test(lang);

/** True for code that uses the SDK: it imports it, or it goes on with a client made before. */
export function usesSdk({ code }: Fence, sdk: Sdk): boolean {
  return code.includes(sdk.packages.js.name) || /\bclient\s*\.\s*\w+\s*\.\s*\w+\s*\(/.test(code);
}

/** Lines of a fence become lines of its file. */
export function place(fence: Fence, findings: readonly Finding[]): SampleIssue[] {
  return findings.map((finding) => ({ ...finding, file: fence.file, line: fence.line + finding.line }));
}
