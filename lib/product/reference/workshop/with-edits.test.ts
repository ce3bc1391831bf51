import { expect, it } from "vitest";
import { sampleCalls } from "../calls/sample-calls";
import { operationsOf } from "../find";
import { loadReference } from "../reference";
import { withBody, withValues } from "./with-edits";

const reference = loadReference();

function operation(id: string) {
  const found = operationsOf(reference.api).find((known) => known.id === id);
  if (!found) throw new Error(`No operation ${id}.`);
  return found;
}

/** Calls with a body in each language that can make them. */
function calls(id: string, body: unknown): Record<string, string> {
  const edited = withBody(operation(id), JSON.stringify(body));
  if (!edited) throw new Error(`${id} cannot have this body.`);
  return Object.fromEntries(sampleCalls(reference, edited).map(({ label, code }) => [label, code]));
}

it("takes an object, and an array of objects where the operation does", () => {
  expect(withBody(operation("upsertPin"), '[{ "name": "RUSH" }]')?.body?.example).toEqual([{ name: "RUSH" }]);
  expect(withBody(operation("runImport"), "[{}]")).toBeUndefined();
  for (const text of ["7", "[]", "[7]", "{"]) expect(withBody(operation("upsertPin"), text)).toBeUndefined();
});

it("makes calls with an array in the languages that take one", () => {
  const pins = [{ name: "RUSH" }, { name: "PARTS" }];
  const upsert = calls("upsertPin", pins);
  expect(Object.keys(upsert)).toEqual(["curl", ".NET", "JavaScript", "Python", "Java"]);
  expect(upsert[".NET"]).toMatch(
    /client\.Indicators\.Pins\.UpsertAsync\(\[\n {4}new Pin\n {4}\{\n {8}Name = "RUSH",[\s\S]*"PARTS"/,
  );
  expect(upsert.JavaScript).toMatch(/client\.indicators\.pins\.upsert\(\[\n\s+\{\n\s+name: "RUSH",/);
  const remove = calls("deletePin", pins);
  expect(remove[".NET"]).toMatch(/client\.Import\.RunAsync\([\s\S]*"RUSH"[\s\S]*"PARTS"[\s\S]*ImportMode\.Delete/);
  expect(remove.JavaScript).toMatch(/entity: "pin",[\s\S]*"RUSH"[\s\S]*entity: "pin",[\s\S]*"PARTS"[\s\S]*"delete"/);
});

it("says which fields of a body a command leaves out", () => {
  const { CLI } = calls("upsertPin", { name: "RUSH", displayName: null, Color: "#FF0000" });
  expect(CLI).toBe(
    "# The command has no option for Color.\n# Left out, because it is null: displayName.\nplanloom pin add --env sandbox --name RUSH",
  );
});

it("gives parameters the values that are written, and a list its parts", () => {
  const { parameters } = withValues(operation("listAppointments"), {
    from: "2026-03-02T00:00:00Z",
    resourceNo: "R1,R2",
  });
  const examples = parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]]));
  expect(examples).toContainEqual(["from", "2026-03-02T00:00:00Z"]);
  expect(examples.find(([name]) => name === "to")).toBeUndefined();
});
