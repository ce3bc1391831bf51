import { valueAt } from "./value-at";

/** Parses a reference within a document to its path (JSON Pointer, RFC 6901): `#/paths/~1sites/get` → paths, /sites, get. */
export const pointerSteps = (reference: string): string[] =>
  reference
    .replace(/^#\//, "")
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The value that a JSON Pointer reference points to; undefined if there is none. */
export const atPointer = (document: unknown, reference: string): unknown => valueAt(document, pointerSteps(reference));
