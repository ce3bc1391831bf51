import type { z } from "zod";
import { readTextIfExists } from "../../input/read-text";
import { validate } from "../../input/validate";
import type { Issue } from "../../types";
import { moduleDocument } from "./module-document";

/** A module: its path, its name in messages, and the one export to check. */
type Exported = { path: string; file: string; exported: Readonly<Record<string, unknown>> };

/**
 * Validates an export of a module against a schema. Only editors and `npm run lint` check types: without this, a program runs with
 * malformed values and fails far from the mistake.
 */
export function formMistakes(schema: z.ZodType, { path, file, exported }: Exported): Issue[] {
  const [name = ""] = Object.keys(exported);
  if (exported[name] === undefined) {
    const message = `The file does not export "${name}".`;
    return [{ severity: "error", file, message, hint: `Write: export const ${name} = …` }];
  }
  const document = moduleDocument({ file, text: readTextIfExists(path), value: exported });
  return validate(schema, document, { at: [name] }).issues;
}
