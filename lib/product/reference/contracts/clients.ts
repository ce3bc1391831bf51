import type { AttributeRule, Contracts, Drawn } from "../../../authoring/contract";
import { drawTable } from "../../../authoring/drawn";
import { optionRows } from "../cli-options";
import { toCamel } from "../names";
import type { Reference } from "../reference";
import { type Language, languages, type SdkType, sdkSignature } from "../sdk";
import { synopsisLines, wrapCommand } from "../synopsis";
import { cell, code, nameCode, typeDetail } from "./cells";

/** Contracts of the components for the API's clients: the command line and the SDKs. */
export function clientContracts(reference: Reference) {
  const { cli, sdk } = reference;
  const command: AttributeRule = {
    isRequired: true,
    source: "content/_reference/cli.yaml",
    values: cli.commands.map(({ name }) => name),
  };
  const named = (name: string | undefined) => cli.commands.filter((known) => known.name === name);
  return {
    CommandSynopsis: {
      purpose: "Syntax of a command, one line for each action.",
      examples: ['<CommandSynopsis command="appointment" />'],
      attributes: { command },
      draw: (attributes) => {
        const lines = named(attributes.command).flatMap((found) => synopsisLines(found, cli.name));
        const text = lines.map(wrapCommand).join("\n");
        return [{ type: "code", language: "text", title: "Synopsis", code: text }];
      },
    },
    CommandOptions: {
      purpose: "Options of a command: type, when required, default, and meaning.",
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
    SdkSurface: {
      purpose: "The surface of an SDK: its types, then the members of the client with every method.",
      examples: ['<SdkSurface language="dotnet" />'],
      attributes: { language: { isRequired: true, source: "content/_reference/sdk.yaml", values: languages } },
      draw: ({ language: name }) =>
        languages
          .filter((language) => language === name)
          .flatMap((language) => [...drawTypes(sdk.packages[language].types), ...drawMembers(reference, language)]),
    },
  } as const satisfies Contracts;
}

function drawTypes(types: readonly SdkType[]): Drawn[] {
  return drawTable(
    "Types",
    ["Type", "Declaration", "Meaning"],
    types.map(({ name, declaration, meaning }) => ({
      cells: [code(name), code(declaration.replace(/^export /, "").replace(/;$/, "")), meaning],
    })),
  );
}

function drawMembers({ api, sdk }: Reference, language: Language): Drawn[] {
  const isJs = language === "js";
  return drawTable(
    "Members of the client",
    ["Method", "Signature"],
    sdk.members.flatMap(({ name, methods }) =>
      methods.map((method) => {
        const { summary, method: verb, path } = method.operation;
        return {
          cells: [
            code(isJs ? toCamel(method.name) : `${method.name}Async`),
            cell(code(sdkSignature(api, method, language)), `${summary}: ${verb.toUpperCase()} ${path}`),
          ],
          group: isJs ? name.split(".").map(toCamel).join(".") : name,
        };
      }),
    ),
  );
}
