import { z } from "zod";
import { type RefinementContext, requireUnique } from "../../input/validate";

/** Text of a reference document, which is never empty. */
export const text = z.string().min(1);
/** A list of texts; none where the key is missing. */
export const texts = z.array(z.string()).default([]);
/** Off where the key is missing. */
export const flag = z.boolean().default(false);

/** A list of things by a key of their own: `[{ key, label }]` → label by key. */
export const pairsOf = (key: string, value: string) =>
  z
    .array(z.strictObject({ [key]: text, [value]: text }))
    .default([])
    .transform((rows, context) => {
      requireUniqueKeys(rows, key, context);
      return new Map(rows.map((row) => [row[key] ?? "", row[value] ?? ""]));
    });

/** Requires unique keys in a transformation; on failure, enclosing refinements, which rely on its result, do not run. */
export function requireUniqueKeys<Key extends string>(
  rows: readonly { [K in Key]?: string }[],
  key: Key,
  context: RefinementContext,
): void {
  requireUnique(
    context,
    rows.map((row, index) => [row[key] ?? "", [index, key]]),
  );
}

/** Rows of cells as figures show them: numbers as written, and an empty string for an empty cell. */
export const tableRows = z
  .array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]).transform((cell) => String(cell ?? ""))))
  .default([]);

/** A map with no keys but these, separated by blanks, of any value. */
export const onlyKeys = (names: string) =>
  z.strictObject(Object.fromEntries(names.split(/\s+/).map((name) => [name, z.unknown().optional()])));
