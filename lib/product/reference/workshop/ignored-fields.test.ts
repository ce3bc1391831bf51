import { expect, it } from "vitest";
import { operationsOf } from "../find";
import { loadReference } from "../reference";
import { ignoredFields } from "./ignored-fields";

const { api } = loadReference();

function ignored(id: string, body: unknown): string[] {
  const operation = operationsOf(api).find((known) => known.id === id);
  if (!operation) throw new Error(`No operation ${id}.`);
  return ignoredFields(api, operation, typeof body === "string" ? body : JSON.stringify(body));
}

it.each([
  ["a name in another case", "upsertPin", { Name: "RUSH", name: "RUSH" }, ["/Name"]],
  ["an element of an array", "upsertPin", [{ name: "RUSH" }, { nmae: "RUSH" }], ["/1/nmae"]],
  [
    "the data of an import, by its operation",
    "runImport",
    { items: [{ operation: "pin.upsert", data: { name: "RUSH", jobNo: "SO-26-0042" } }], stop: true },
    ["/items/0/data/jobNo", "/stop"],
  ],
  ["nothing in what is no JSON", "upsertPin", '{ "nmae"', []],
  ["nothing in a body of the reference", "upsertPin", { name: "RUSH", displayName: "Rush", color: "#FF0000" }, []],
])("finds %s", (_, id, body, expected) => {
  expect(ignored(id, body)).toEqual(expected);
});

it("finds nothing in the examples of all operations", () => {
  for (const { id, body } of operationsOf(api)) if (body) expect([id, ignored(id, body.example)]).toEqual([id, []]);
});
