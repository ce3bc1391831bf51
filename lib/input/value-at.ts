import { isRecord } from "./is-record";
import type { Path } from "./yaml-document";

/** The value at a path; undefined if there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[String(step)] : undefined;
  }, root);

/** `root` with another value at a path that it has. */
export function withValueAt(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(root)) return root.map((item, index) => (index === step ? withValueAt(item, rest, value) : item));
  return isRecord(root) ? { ...root, [String(step)]: withValueAt(root[String(step)], rest, value) } : root;
}
