import { z } from "zod";

/** Rows of cells as figures show them: numbers as they are written, nothing for an empty one. */
export const tableRows = z
  .array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]).transform((cell) => String(cell ?? ""))))
  .default([]);
