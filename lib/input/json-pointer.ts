import { isRecord } from "./is-record";

/** Names and numbers on the way that a reference inside a document points: `#/paths/~1sites/get` → paths, /sites, get (RFC 6901). */
export const pointerSteps = (reference: string): string[] =>
  reference
    .replace(/^#\//, "")
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** What a reference inside a document points to; undefined where nothing is. */
export const atPointer = (document: unknown, reference: string): unknown =>
  pointerSteps(reference).reduce<unknown>((place, step) => (isRecord(place) ? place[step] : undefined), document);
