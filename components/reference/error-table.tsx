import { assertReference } from "@/lib/reference/check";
import { type ErrorRow, errorAnchor } from "@/lib/reference/errors";
import { splitList } from "@/lib/reference/names";
import { loadReference } from "@/lib/reference/reference";
import { ErrorLink } from "./error-code";
import { Inline } from "./inline";
import { ReferenceTable } from "./reference-table";

type Props = {
  /** Chosen codes, separated by commas, in that order. */
  codes?: string;
  /** All codes that start with this text. Only these rows carry ids, so that each id exists once on the site. */
  range?: string;
};

/** Codes with meaning, status, retry and remedy. */
export function ErrorTable(props: Props) {
  assertReference("ErrorTable", props);
  const rows = chooseErrors(props, loadReference().errors);
  const isCatalog = props.range !== undefined;
  const hasStatus = rows.some((row) => row.status !== undefined);
  return (
    <ReferenceTable
      label="Error codes"
      mainColumn="Meaning"
      columns={["Code", "Meaning", ...(hasStatus ? ["Status"] : []), "Retried", "Remedy"]}
      groups={[
        {
          rows: rows.map((row) => ({
            key: row.code,
            id: isCatalog ? errorAnchor(row.code) : undefined,
            cells: [
              isCatalog ? <code key="code">{row.code}</code> : <ErrorLink key="code" row={row} />,
              row.meaning,
              ...(hasStatus ? [row.status ?? ""] : []),
              row.retried ? "yes" : "no",
              <Inline key="remedy" text={row.remedy} />,
            ],
          })),
        },
      ]}
    />
  );
}

function chooseErrors({ codes, range }: Props, errors: readonly ErrorRow[]): ErrorRow[] {
  if (range !== undefined) return errors.filter((row) => row.code.startsWith(range));
  return splitList(codes ?? "").flatMap((code) => errors.filter((row) => row.code === code));
}
