import { z } from "zod";
import { listBy } from "../../input/validate";

/** Text of a reference document, which is never empty. */
export const text = z.string().min(1);
/** A list of texts; none where the key is missing. */
export const texts = z.array(z.string()).default([]);
/** Off where the key is missing. */
export const flag = z.boolean().default(false);

/** A list of things by a key of their own: `[{ key, label }]` → label by key. */
export const pairsOf = (key: string, value: string) =>
  listBy(z.strictObject({ [key]: text, [value]: text }), key)
    .default([])
    .transform((rows) => new Map(rows.map((row) => [row[key] ?? "", row[value] ?? ""])));

/** Rows of cells as figures show them: numbers as they are written, nothing for an empty one. */
export const tableRows = z
  .array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]).transform((cell) => String(cell ?? ""))))
  .default([]);
