import { assertReference } from "@/lib/reference/check";
import { type OptionRow, optionRows } from "@/lib/reference/cli-options";
import { loadReference } from "@/lib/reference/reference";
import { synopsisLines, wrapCommand } from "@/lib/reference/synopsis";
import { Code } from "./code";
import { FieldType } from "./field-type";
import { Inline } from "./inline";
import { groupRows, NameCell, ReferenceTable } from "./reference-table";

type Props = { command: string };

/** How a command is typed: one line for each of its actions. */
export function CommandSynopsis({ command }: Props) {
  assertReference("CommandSynopsis", { command });
  const { cli } = loadReference();
  const lines = cli.commands.filter(({ name }) => name === command).flatMap((found) => synopsisLines(found, cli.name));
  return <Code code={lines.map((line) => wrapCommand(line)).join("\n")} lang="text" title="Synopsis" />;
}

/** Options of a command: name and type, on which actions required, default, meaning. */
export function CommandOptions({ command }: Props) {
  assertReference("CommandOptions", { command });
  const rows = loadReference()
    .cli.commands.filter(({ name }) => name === command)
    .flatMap(optionRows);
  return (
    <ReferenceTable
      label={`Options of ${command}`}
      columns={["Option", "Required", "Default", "Meaning"]}
      groups={groupRows(rows, (row) => row.group || undefined).map(({ name, rows: members }) => ({
        name,
        rows: members.map((row) => ({ key: row.name, cells: toCells(row) })),
      }))}
    />
  );
}

function toCells(row: OptionRow) {
  return [
    <NameCell key="name" name={row.name}>
      <FieldType type={row.type} values={row.values} field={row.field?.name} />
    </NameCell>,
    row.required && <Inline key="required" text={row.required} />,
    row.default !== undefined && <code key="default">{row.default}</code>,
    <Inline key="meaning" text={row.meaning} />,
  ];
}
