import type { z } from "zod";
import { valueAt } from "./value-at";
import type { Path } from "./yaml-document";

type Found = z.core.$ZodIssue;

/** A key that a map does not know and a map around it lacks, with the key there that both belong beside. */
type Indented = { path: Path; key: string; lacking: Path; beside: string };

/**
 * Sets right what is found of keys that are indented too far: each is told, with its place, and neither the keys below it that are its
 * own nor that the map around lacks it. Returns what is left to tell, and next steps by the place of the key, as `nameOf` writes it.
 */
export function joinIndented(
  issues: readonly Found[],
  value: unknown,
): { issues: Found[]; hints: Map<string, string> } {
  const indented = issues.flatMap((issue) => findIndented(issue, issues, value));
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

/** The place of a value as one text. */
export const nameOf = (path: Path): string => path.join("\n");

const hintOf = (beside: string) => `It is indented too far: it belongs beside "${beside}".`;

function findIndented(issue: Found, issues: readonly Found[], value: unknown): Indented[] {
  if (issue.code !== "unrecognized_keys") return [];
  const missing = new Set(
    issues
      .map(({ path }) => path)
      .filter((path) => valueAt(value, path) === undefined)
      .map(nameOf),
  );
  return issue.keys.flatMap((key) => {
    for (let length = issue.path.length - 1; length >= 0; length--) {
      const lacking = [...issue.path.slice(0, length), key];
      if (missing.has(nameOf(lacking))) return [{ path: issue.path, key, lacking, beside: String(issue.path[length]) }];
    }
    return [];
  });
}

/** Unknown keys of a map without those that belong to one above them that is indented too far, which has nothing of its own then. */
function keysToTell(keys: readonly string[], path: Path, indented: readonly Indented[], value: unknown): string[] {
  const names = new Set(indented.map((found) => nameOf([...found.path, found.key])));
  let isOwned = false;
  return keys.filter((key) => {
    const isIndented = names.has(nameOf([...path, key]));
    if (isIndented) isOwned = valueAt(value, [...path, key]) === null;
    return isIndented || !isOwned;
  });
}
