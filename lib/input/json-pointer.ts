import { valueAt } from "./value-at";

/** The steps of a reference within a document: `#/paths/~1sites/get` → paths, /sites, get (JSON Pointer, RFC 6901). */
export const pointerSteps = (reference: string): string[] =>
  reference
    .replace(/^#\//, "")
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The value that a reference within a document points to, or undefined. */
export const atPointer = (document: unknown, reference: string): unknown => valueAt(document, pointerSteps(reference));
