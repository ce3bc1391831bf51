import type { AttributeRule, Contracts } from "../../../authoring/contract";
import { drawTable } from "../../../authoring/drawn";
import { optionRows } from "../cli-options";
import type { Reference } from "../reference";
import { synopsisLines, wrapCommand } from "../synopsis";
import { cell, code, nameCode, typeDetail } from "./cells";

/** Contracts of what draws the command line. */
export function commandContracts({ cli }: Reference) {
  const command: AttributeRule = {
    isRequired: true,
    source: "content/_reference/cli.yaml",
    values: cli.commands.map(({ name }) => name),
  };
  const named = (name: string | undefined) => cli.commands.filter((known) => known.name === name);
  return {
    CommandSynopsis: {
      purpose: "How a command is typed, one line for each of its actions.",
      examples: ['<CommandSynopsis command="appointment" />'],
      attributes: { command },
      draw: (attributes) => {
        const lines = named(attributes.command).flatMap((found) => synopsisLines(found, cli.name));
        const text = lines.map((line) => wrapCommand(line)).join("\n");
        return [{ type: "code", language: "text", title: "Synopsis", code: text }];
      },
    },
    CommandOptions: {
      purpose: "Options of a command: type, when required, default, meaning.",
      examples: ['<CommandOptions command="appointment" />'],
      attributes: { command },
      draw: (attributes) =>
        drawTable(
          `Options of ${attributes.command}`,
          ["Option", "Required", "Default", "Meaning"],
          named(attributes.command)
            .flatMap(optionRows)
            .map((row) => ({
              cells: [
                cell(nameCode(row.name), typeDetail(row, row.field?.name)),
                row.required,
                code(row.default),
                row.meaning,
              ],
              ...(row.group !== "" && { group: row.group }),
              isTerm: true,
            })),
        ),
    },
    ExitCodes: {
      purpose: "Exit codes of the command line.",
      examples: ["<ExitCodes />"],
      attributes: {},
      draw: () =>
        drawTable(
          "Exit codes",
          ["Exit code", "Meaning"],
          cli.exitCodes.map((row) => ({ cells: [code(`${row.code}`), row.meaning] })),
        ),
    },
  } as const satisfies Contracts;
}
