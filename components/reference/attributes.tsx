import { type AttributeRow, attributeRows, isWritten } from "@/lib/reference/attributes";
import { assertReference } from "@/lib/reference/check";
import { loadReference } from "@/lib/reference/reference";
import { FieldType } from "./field-type";
import { Inline } from "./inline";
import { groupRows, NameCell, ReferenceTable } from "./reference-table";

type Props = {
  /** Name of a schema. */
  schema: string;
  /** One group of its fields; without it all of them. */
  group?: string;
};

/** Fields of a record: name and type, on which actions required, default, meaning. */
export function Attributes(props: Props) {
  assertReference("Attributes", props);
  const { api } = loadReference();
  const rows = attributeRows(api, props.schema, props.group);
  const shown = {
    required: isWritten(api, props.schema) && rows.some((row) => row.required !== ""),
    default: rows.some((row) => row.default !== undefined),
  };
  return (
    <ReferenceTable
      label={`Attributes of ${props.schema}`}
      columns={["Attribute", ...(shown.required ? ["Required"] : []), ...(shown.default ? ["Default"] : []), "Meaning"]}
      groups={groupRows(rows, (row) => row.group).map(({ name, rows: members }) => ({
        name,
        rows: members.map((row) => ({ key: row.anchor, id: row.anchor, cells: toCells(row, shown) })),
      }))}
    />
  );
}

function toCells(row: AttributeRow, shown: { required: boolean; default: boolean }) {
  return [
    <NameCell key="name" name={row.name} anchor={row.anchor}>
      <FieldType type={row.type} values={row.values} />
    </NameCell>,
    ...(shown.required ? [row.required && <Inline key="required" text={row.required} />] : []),
    ...(shown.default ? [row.default !== undefined && <code key="default">{row.default}</code>] : []),
    <Inline key="meaning" text={row.meaning} />,
  ];
}
