import { isRecord } from "./is-record";
import type { Path } from "./yaml-document";

/** The value at a path; undefined if there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[String(step)] : undefined;
  }, root);
