import { expect, it } from "vitest";
import { operationsOf } from "../find";
import { loadReference } from "../reference";
import { smallReference } from "../testing/small-reference";
import { ignoredFields } from "./find-failures";

function ignored(id: string, body: unknown, { api } = smallReference): string[] {
  const operation = operationsOf(api).find((known) => known.id === id);
  if (!operation) throw new Error(`No operation ${id}.`);
  return ignoredFields(api, operation, typeof body === "string" ? body : JSON.stringify(body));
}

it.each([
  ["a name in another case", "upsertBoat", { Name: "RUSH", name: "RUSH" }, ["/Name"]],
  ["an element of an array", "upsertBoat", [{ name: "RUSH" }, { nmae: "RUSH" }], ["/1/nmae"]],
  [
    "the data of an import, by its operation",
    "runImport",
    { items: [{ operation: "boat.upsert", data: { name: "RUSH", tripNo: "T-1" } }], stop: true },
    ["/items/0/data/tripNo", "/stop"],
  ],
  ["nothing in what is no JSON", "upsertBoat", '{ "nmae"', []],
  ["nothing in a body of the reference", "upsertBoat", { name: "RUSH", displayName: "Rush", color: "#FF0000" }, []],
])("finds %s", (_, id, body, expected) => {
  expect(ignored(id, body)).toEqual(expected);
});

it("finds no ignored fields in the examples of all operations", () => {
  const site = loadReference();
  for (const { id, body } of operationsOf(site.api))
    if (body) expect([id, ignored(id, body.example, site)]).toEqual([id, []]);
});
