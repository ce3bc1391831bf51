import type { z } from "zod";
import { valueAt } from "./value-at";
import type { Path } from "./yaml-document";

type Found = z.core.$ZodIssue;

/** A key that is unknown in its map but missing in an enclosing one, and the key there that it belongs beside. */
type Indented = { path: Path; key: string; lacking: Path; beside: string };

/**
 * Merges issues caused by keys that are indented too far: each key is reported once, without the missing key in the enclosing map and
 * without the keys below that belong to it. Returns the remaining issues, and hints keyed by the path of the key (see `nameOf`).
 */
export function joinIndented(
  issues: readonly Found[],
  value: unknown,
): { issues: Found[]; hints: Map<string, string> } {
  const paths = issues.map(({ path }) => path).filter((path) => valueAt(value, path) === undefined);
  const missing = new Set(paths.map(nameOf));
  const indented = issues.flatMap((issue) => findIndented(issue, missing));
  const lacking = new Set(indented.map((found) => nameOf(found.lacking)));
  return {
    issues: issues.flatMap((issue): Found[] => {
      if (issue.code === "unrecognized_keys")
        return [{ ...issue, keys: keysToTell(issue.keys, issue.path, indented, value) }];
      return lacking.has(nameOf(issue.path)) ? [] : [issue];
    }),
    hints: new Map(indented.map(({ path, key, beside }) => [nameOf([...path, key]), hintOf(beside)])),
  };
}

/** Serializes a path to a string key. */
export const nameOf = (path: Path): string => path.join("\n");

const hintOf = (beside: string) => `It is indented too far: it belongs beside "${beside}".`;

/** `missing`: names of the paths that have no value. */
function findIndented(issue: Found, missing: ReadonlySet<string>): Indented[] {
  if (issue.code !== "unrecognized_keys") return [];
  return issue.keys.flatMap((key) => {
    for (let length = issue.path.length - 1; length >= 0; length--) {
      const lacking = [...issue.path.slice(0, length), key];
      if (missing.has(nameOf(lacking))) return [{ path: issue.path, key, lacking, beside: String(issue.path[length]) }];
    }
    return [];
  });
}

/** Unknown keys of a map, without those that belong to an overindented key with no value above them. */
function keysToTell(keys: readonly string[], path: Path, indented: readonly Indented[], value: unknown): string[] {
  const names = new Set(indented.map((found) => nameOf([...found.path, found.key])));
  let isOwned = false;
  return keys.filter((key) => {
    const isIndented = names.has(nameOf([...path, key]));
    if (isIndented) isOwned = valueAt(value, [...path, key]) === null;
    return isIndented || !isOwned;
  });
}
