import { expect, it } from "vitest";
import { operationsOf } from "./find";
import { loadReference } from "./reference";
import { sdkStubs } from "./samples/typescript-stubs";
import { sdkSignature } from "./sdk-calls";

const { api, sdk } = loadReference();

/** Signature of a method of a member, both in .NET form. */
function signature(member: string, name: string, language: "dotnet" | "js" = "js"): string {
  const method = sdk.members.find((known) => known.name === member)?.methods.find((known) => known.name === name);
  if (!method) throw new Error(`No method ${member}.${name}.`);
  return sdkSignature(api, method, language);
}

it("takes a list of models in Upsert alone, as the samples do", () => {
  expect(signature("Jobs", "Upsert")).toContain("(model: Job | Job[], ");
  expect(signature("Jobs", "Upsert", "dotnet")).toContain("(Job model or IEnumerable<Job> models, ");
  for (const name of ["Update", "Delete"]) {
    expect(signature("Jobs", name)).not.toContain("[]");
    expect(signature("Jobs", name, "dotnet")).not.toContain("IEnumerable");
  }
  expect(signature("Tasks", "SetLocked")).not.toContain("[]");
});

it("says of a batch what samples are checked against", () => {
  expect(signature("Import", "Run")).toContain("(items: ImportModel<M>[], options?: ImportOptions<M>, ");
  expect(sdkStubs(api, sdk)).toContain(signature("Import", "Run"));
});

it("types the values of a query by their parameters", () => {
  const operation = operationsOf(api).find(({ id }) => id === "listPins");
  const limit = operation?.parameters.find(({ name }) => name === "limit");
  if (!operation || !limit) throw new Error("The pins have no limit.");
  const parameters = [
    { ...limit, name: "size" },
    { ...limit, name: "hidden", type: { type: "bool" as const } },
  ];
  const members = [{ name: "Pins", methods: [{ name: "List", operation: { ...operation, parameters } }] }];
  expect(sdkStubs(api, { ...sdk, members })).toContain("ListPinsQuery = { size?: number; hidden?: boolean; }");
});
