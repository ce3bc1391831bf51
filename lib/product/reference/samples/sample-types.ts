import type { Reference } from "../reference";
import type { RecordChecker } from "./record-checker";

/** A code fence of a page. `line` is the line of its opening backticks; the code starts on the next one. */
export type Fence = { lang: string; code: string; file: string; line: number; meta: string };

/** A sample that does not match the reference, and what to do next. */
export type SampleIssue = { file: string; line: number; message: string; hint?: string };

/** A mistake inside a fence; `line` counts from 1 in its code. */
export type Finding = { line: number; message: string; hint?: string };

/** What every check may use. */
export type CheckContext = {
  reference: Reference;
  records: RecordChecker;
  /** Code of another fence of the same page by its title, such as `appointment.json`. */
  titled: (title: string) => string | undefined;
};
