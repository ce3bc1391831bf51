import { z } from "zod";
import { listBy, withMessage } from "../../input/validate";
import type { Operation } from "./api-types";
import { text } from "./atoms";

const code = z.string().regex(
  /^PL-\d{4}$/,
  withMessage((found) => `${found} does not look like PL-1106.\nWrite PL- and four digits.`),
);

/** The error catalog. */
export const errorsSchema = z.strictObject({
  codes: listBy(
    z.strictObject({
      code,
      title: text,
      meaning: text,
      /** HTTP status when the API answers with the code. */
      status: z.int().min(400).max(599).optional(),
      retried: z.boolean().default(false),
      remedy: text,
    }),
    "code",
  ),
});

/** One row of the error catalog. */
export type ErrorRow = z.output<typeof errorsSchema>["codes"][number];

/** One error of an operation: the row of its code, and when it occurs. */
export type Refusal = { row: ErrorRow; when: string };

/** The errors specific to an operation, in document order; codes missing from the catalog are omitted. */
export function refusalsOf(errors: readonly ErrorRow[], operation: Operation): Refusal[] {
  return operation.errors.flatMap(({ code, when }) =>
    errors.filter((row) => row.code === code).map((row) => ({ row, when })),
  );
}

/** The distinct statuses of some errors, lowest first. */
export function statusesOf(refusals: readonly Refusal[]): number[] {
  const statuses = refusals.flatMap(({ row: { status } }) => (status === undefined ? [] : [status]));
  return [...new Set(statuses)].sort((one, other) => one - other);
}

/** Page that holds the whole catalog; its rows are the targets of every code on the site. */
const errorCatalogPage = "/administration/transactions/errors";

/** Id of a code's row in the catalog: `pl-1106`. */
export function errorAnchor(code: string): string {
  return code.toLowerCase();
}

/** Address of a code's row in the catalog. */
export function errorHref(code: string): string {
  return `${errorCatalogPage}#${errorAnchor(code)}`;
}
