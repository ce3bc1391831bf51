import { z } from "zod";
import { demand } from "../../input/validate";
import { projectRoot } from "../../site/environment";
import { keepLastGood } from "../reference/last-good";
import { readYaml } from "../reference/yaml-file";

/** Text that is not empty. */
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
    .transform((rows) => new Map(rows.map((row) => [row[key] ?? "", row[value] ?? ""])));

/**
 * What figures draw from a file of `content/_reference/figures`, by its name without the ending.
 * @throws InputError with every mistake of the file.
 */
export const readFigures = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  keepLastGood(name, () => demand(schema, readYaml(`figures/${name}.yaml`, projectRoot())));
