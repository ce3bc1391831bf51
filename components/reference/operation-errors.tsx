import type { ErrorCase } from "@/lib/reference/api-types";
import type { ErrorRow } from "@/lib/reference/errors";
import { ErrorLink } from "./error-code";
import { Inline } from "./inline";
import { ReferenceTable } from "./reference-table";

/** The codes an operation may answer with, beside those of every call. */
export function OperationErrors({ cases, errors }: { cases: readonly ErrorCase[]; errors: readonly ErrorRow[] }) {
  const rows = cases.flatMap(({ code, when }) =>
    errors.filter((row) => row.code === code).map((row) => ({ row, when })),
  );
  return (
    <ReferenceTable
      label="Errors"
      columns={["Error", "Status", "When"]}
      groups={[
        {
          rows: rows.map(({ row, when }) => ({
            key: row.code,
            cells: [<ErrorLink key="code" row={row} />, row.status ?? "", <Inline key="when" text={when} />],
          })),
        },
      ]}
    />
  );
}
