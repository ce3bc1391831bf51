import type { Reference } from "../reference";
import type { Sdk } from "../sdk";
import type { RecordChecker } from "./record-checker";

/** A code fence of a page. `line` and `column` are those of its opening backticks; the code starts on the next line. */
export type Fence = { lang: string; code: string; file: string; line: number; column?: number; meta: string };

/** A sample that does not match the reference, and what to do next. */
export type SampleIssue = { file: string; line: number; column?: number; message: string; hint?: string };

/** A mistake inside a fence; `line` and `column` count from 1 in its code. */
export type Finding = { line: number; column?: number; message: string; hint?: string };

/** Context available to every check. */
export type CheckContext = {
  reference: Reference;
  records: RecordChecker;
  /** Code of another fence of the same page by its title, such as `appointment.json`. */
  titled: (title: string) => string | undefined;
};

/** Fence options for the checks of samples, in addition to the engine's. */
export const sampleOptions = ["schema", "part"] as const;

/** A fence with `schema=none` belongs to another system. */
export const isOurs = ({ meta }: Fence) => !/\bschema=none\b/.test(meta);

/** TypeScript or JavaScript. */
export const isScript = ({ lang }: Fence) => /^(typescript|ts|javascript|js)$/.test(lang);

/** True for code that imports the SDK or continues with a client created earlier. */
export function usesSdk({ code }: Fence, sdk: Sdk): boolean {
  return code.includes(sdk.packages.js.name) || /\bclient\s*\.\s*\w+\s*\.\s*\w+\s*\(/.test(code);
}

/** Maps positions in a fence to positions in its file. */
export function place({ file, line, column: indent = 1 }: Fence, findings: readonly Finding[]): SampleIssue[] {
  return findings.map(({ column, ...finding }) => ({
    ...finding,
    file,
    line: line + finding.line,
    ...(column !== undefined && { column: indent - 1 + column }),
  }));
}
