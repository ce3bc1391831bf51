import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isRecord } from "../../input/is-record";
import { withMessage } from "../../input/validate";
import { suggest } from "../../issues";
import type { Issue } from "../../types";
import { importTypeScript } from "../programs.mjs";
import { formMistakes } from "./form-mistakes";

/** Where the interface texts in English are, from the project root: those of every language have their form. */
const english = "lib/texts/en";

const namesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /^[^.]+\.ts$/.test(name));

/**
 * What is wrong with the interface texts of a language, which are in `folder`: messages call it `label`.
 * @throws what a module throws.
 */
export async function textsMistakes(root: string, folder: string, label: string): Promise<Issue[]> {
  const names = namesIn(join(root, english));
  const own = namesIn(folder);
  const issueIn = (name: string, message: string, hint?: string): Issue => ({
    severity: "error",
    file: `${label}/${name}`,
    message,
    hint,
  });
  const extra = own.filter((name) => !names.includes(name));
  const found = [
    ...extra.map((name) => {
      const message = `There is no ${english}/${name}, which the file would translate.`;
      return issueIn(name, message, suggest(name, names, "Restore that file, or remove this one."));
    }),
    ...names
      .filter((name) => !own.includes(name))
      .map((name) => issueIn(name, "There is no such file.", `Write it in the form of ${english}/${name}.`)),
  ];
  const misshapen = names
    .filter((known) => own.includes(known))
    .map(async (name) => {
      const key = name.replace(/\.ts$/, "");
      const paths = [join(root, english, name), join(folder, name)];
      const [original, exports] = await Promise.all(paths.map(importTypeScript));
      const place = { path: join(folder, name), file: `${label}/${name}`, exported: { [key]: exports[key] } };
      return formMistakes(formOf(original[key]), place);
    });
  return [...found, ...(await Promise.all(misshapen)).flat()];
}

/** The schema of a text, or of texts by key; a map that is empty in English may have any keys. */
function formOf(value: unknown): z.ZodType {
  if (typeof value === "string") return z.string();
  if (typeof value === "function")
    return z.custom(
      (found) => typeof found === "function",
      withMessage((found) => `${found} is not a function.\nWrite one, as in English: (…) => "…".`),
    );
  if (Array.isArray(value)) return z.array(z.unknown());
  if (!isRecord(value) || value instanceof RegExp) return z.unknown();
  const forms = Object.entries(value).map(([key, inner]) => [key, formOf(inner)]);
  return forms.length === 0 ? z.record(z.string(), z.string()) : z.strictObject(Object.fromEntries(forms));
}
