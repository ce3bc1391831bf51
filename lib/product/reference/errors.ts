import { z } from "zod";
import { demand, refuseTwins, says } from "../../input/validate";
import type { YamlDocument } from "../../input/yaml-document";

const text = z.string().min(1);
const code = z.string().regex(
  /^PL-\d{4}$/,
  says((found) => `${found} does not look like PL-1106.\nWrite PL- and four digits.`),
);

/** The error catalog. */
export const errorsSchema = z
  .strictObject({
    codes: z.array(
      z.strictObject({
        code,
        title: text,
        meaning: text,
        /** HTTP status when the API answers with the code. */
        status: z.int().optional(),
        retried: z.boolean().default(false),
        remedy: text,
      }),
    ),
  })
  .superRefine(({ codes }, context) =>
    refuseTwins(
      context,
      codes.map(({ code }, index) => [code, ["codes", index, "code"]]),
    ),
  );

/** One row of the error catalog. */
export type ErrorRow = z.output<typeof errorsSchema>["codes"][number];

/** Page that holds the whole catalog; its rows are the targets of every code on the site. */
const errorCatalogPage = "/administration/transactions/errors";

/** Checks and types the catalog. */
export const parseErrors = (document: YamlDocument): ErrorRow[] => demand(errorsSchema, document).codes;

/** Id of a code's row in the catalog: `pl-1106`. */
export function errorAnchor(code: string): string {
  return code.toLowerCase();
}

/** Address of a code's row in the catalog. */
export function errorHref(code: string): string {
  return `${errorCatalogPage}#${errorAnchor(code)}`;
}
