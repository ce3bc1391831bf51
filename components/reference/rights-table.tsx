import { assertReference } from "@/lib/reference/check";
import { splitList } from "@/lib/reference/names";
import { loadReference } from "@/lib/reference/reference";
import { ReferenceTable } from "./reference-table";

type Props = {
  /** Chosen user actions, separated by commas, in that order; without it all of them. */
  rights?: string;
};

/** User actions and the standard roles that hold them. */
export function RightsTable({ rights }: Props) {
  assertReference("RightsTable", { rights });
  const { actions } = loadReference().rights;
  const rows =
    rights === undefined ? actions : splitList(rights).flatMap((name) => actions.filter((row) => row.name === name));
  return (
    <ReferenceTable
      label="User actions by standard role"
      columns={["User action", "Standard roles"]}
      groups={[
        {
          rows: rows.map((row) => ({
            key: row.name,
            cells: [<Name key="name" name={row.name} note={row.note} />, row.roles.join(", ")],
          })),
        },
      ]}
    />
  );
}

function Name({ name, note }: { name: string; note?: string }) {
  return (
    <>
      {name}
      {note !== undefined && <small>{note}</small>}
    </>
  );
}
