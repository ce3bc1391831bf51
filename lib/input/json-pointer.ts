import { isRecord } from "./is-record";

/** The steps of a reference within a document: `#/paths/~1sites/get` → paths, /sites, get (JSON Pointer, RFC 6901). */
export const pointerSteps = (reference: string): string[] =>
  reference
    .replace(/^#\//, "")
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The value that a reference within a document points to, or undefined. */
export const atPointer = (document: unknown, reference: string): unknown =>
  pointerSteps(reference).reduce<unknown>((place, step) => (isRecord(place) ? place[step] : undefined), document);
