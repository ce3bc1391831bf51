import { expect, it } from "vitest";
import { operationsOf } from "./find";
import { sdkStubs } from "./samples/typescript-stubs";
import { sdkSignature } from "./sdk";
import { smallReference } from "./testing/small-reference";

const { api, sdk } = smallReference;

/** Signature of a method of a member; both names are in .NET form. */
function signature(member: string, name: string, language: "dotnet" | "js" = "js"): string {
  const method = sdk.members.find((known) => known.name === member)?.methods.find((known) => known.name === name);
  if (!method) throw new Error(`No method ${member}.${name}.`);
  return sdkSignature(api, method, language);
}

it("accepts a list of models only in Upsert, as the samples do", () => {
  expect(signature("Fleet.Boats", "Upsert")).toContain("(model: Boat | Boat[], ");
  expect(signature("Fleet.Boats", "Upsert", "dotnet")).toContain("(Boat model or IEnumerable<Boat> models, ");
  for (const [member, name] of [
    ["Fleet.Boats", "Update"],
    ["Trips", "Delete"],
    ["Trips", "SetLocked"],
  ] as const) {
    expect(signature(member, name)).toContain("(model: ");
    expect(signature(member, name)).not.toContain("[]");
    expect(signature(member, name, "dotnet")).not.toContain("IEnumerable");
  }
});

it("shows the same batch signature that samples are checked against", () => {
  expect(signature("Import", "Run")).toContain("(items: ImportModel<M>[], options?: ImportOptions<M>, ");
  expect(sdkStubs(api, sdk)).toContain(signature("Import", "Run"));
});

it("types query values by their parameters", () => {
  const operation = operationsOf(api).find(({ id }) => id === "listBoats");
  const limit = operation?.parameters.find(({ name }) => name === "limit");
  if (!operation || !limit) throw new Error("The boats have no limit.");
  const parameters = [
    { ...limit, name: "size" },
    { ...limit, name: "hidden", type: { type: "bool" as const } },
  ];
  const members = [{ name: "Boats", methods: [{ name: "List", operation: { ...operation, parameters } }] }];
  expect(sdkStubs(api, { ...sdk, members })).toContain("ListBoatsQuery = { size?: number; hidden?: boolean; }");
});
