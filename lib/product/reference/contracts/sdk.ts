import type { Contracts, Drawn } from "../../../authoring/contract";
import { drawTable } from "../../../authoring/drawn";
import { toCamel } from "../names";
import type { Reference } from "../reference";
import { type Language, languages, type SdkType } from "../sdk";
import { sdkSignature } from "../sdk-calls";
import { cell, code } from "./cells";

/** Contract of what draws an SDK. */
export function sdkContracts(reference: Reference) {
  return {
    SdkSurface: {
      purpose: "What an SDK offers: its types, then the client's members with every method.",
      examples: ['<SdkSurface language="dotnet" />'],
      attributes: { language: { isRequired: true, source: "content/_reference/sdk.yaml", values: languages } },
      draw: ({ language: name }) =>
        languages
          .filter((language) => language === name)
          .flatMap((language) => [
            ...drawTypes(reference.sdk.packages[language].types),
            ...drawMembers(reference, language),
          ]),
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
