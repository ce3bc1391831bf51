import { expect, it } from "vitest";
import type { Json, Operation } from "../api-types";
import { sampleCalls } from "../calls/sample-calls";
import { operationsOf } from "../find";
import { smallReference as reference } from "../testing/small-reference";
import { whyNoRequest, withBody, withValues } from "./with-edits";

function operation(id: string) {
  const found = operationsOf(reference.api).find((known) => known.id === id);
  if (!found) throw new Error(`No operation ${id}.`);
  return found;
}

/** Calls with the given body, by language; languages that cannot make the call are missing. */
function calls(id: string, body: unknown): Record<string, string> {
  const edited = withBody(operation(id), JSON.stringify(body));
  if (!edited) throw new Error(`${id} cannot have this body.`);
  return Object.fromEntries(sampleCalls(reference, edited).map(({ label, code }) => [label, code]));
}

it("accepts an object, and an array of objects where the operation accepts one", () => {
  expect(withBody(operation("upsertBoat"), '[{ "name": "RUSH" }]')?.body?.example).toEqual([{ name: "RUSH" }]);
  expect(withBody(operation("runImport"), "[{}]")).toBeUndefined();
  for (const text of ["7", "[]", "[7]", "{"]) expect(withBody(operation("upsertBoat"), text)).toBeUndefined();
});

it("generates calls with an array in the languages that accept one", () => {
  const boats = [{ name: "RUSH" }, { name: "PARTS" }];
  const upsert = calls("upsertBoat", boats);
  expect(Object.keys(upsert)).toEqual(["curl", ".NET", "JavaScript", "Python", "Java"]);
  expect(upsert[".NET"]).toMatch(
    /client\.Fleet\.Boats\.UpsertAsync\(\[\n {4}new Boat\n {4}\{\n {8}Name = "RUSH",[\s\S]*"PARTS"/,
  );
  expect(upsert.JavaScript).toMatch(/client\.fleet\.boats\.upsert\(\[\n\s+\{\n\s+name: "RUSH",/);
  const remove = calls("deleteBoat", boats);
  expect(remove[".NET"]).toMatch(/client\.Import\.RunAsync\([\s\S]*"RUSH"[\s\S]*"PARTS"[\s\S]*ImportMode\.Delete/);
  expect(remove.JavaScript).toMatch(/entity: "boat",[\s\S]*"RUSH"[\s\S]*entity: "boat",[\s\S]*"PARTS"[\s\S]*"delete"/);
});

it("notes which body fields a command leaves out", () => {
  const { CLI } = calls("upsertBoat", { name: "RUSH", displayName: null, Color: "#FF0000" });
  expect(CLI).toBe(
    "# The command has no option for Color.\n# Left out, because it is null: displayName.\nharbor boat add --env sandbox --name RUSH",
  );
});

it("omits SDK calls for an array when the method accepts only one model", () => {
  const boats = [{ name: "RUSH", color: "#FF0000" }];
  expect(Object.keys(calls("updateBoat", boats))).toEqual(["curl", "Python", "Java"]);
});

const boat = (operationName: string) => ({ operation: operationName, data: { name: "RUSH" } });

it("sends a batch with the mode of its items and the onError of the body", () => {
  const remove = calls("runImport", { onError: "continue", items: [boat("boat.delete"), boat("boat.delete")] });
  expect(remove.JavaScript).toContain('{ mode: "delete", onError: "continue" }');
  expect(remove.JavaScript).toContain('entity: "boat",');
  expect(remove[".NET"]).toContain("new BoatDelete");
  expect(remove[".NET"]).toContain("ImportMode.Delete, ImportOnError.Continue)");
});

it.each([
  ["of two actions", { items: [boat("boat.upsert"), boat("boat.delete")] }],
  ["that clears", { items: [{ operation: "boat.clear", data: {} }] }],
  ["that sends", { items: [{ operation: "message.send", data: { text: "Done" } }] }],
  ["of an unknown operation", { items: [boat("boats.upsert")] }],
  ["of no items", { items: [] }],
  ["that does something else after a failure", { onError: "retry", items: [boat("boat.delete")] }],
])("omits SDK calls for a batch %s", (_, body) => {
  expect(Object.keys(calls("runImport", body))).toEqual(["curl", "CLI", "Python", "Java"]);
});

it("quotes keys that are not JavaScript identifiers, and does not treat a key as a shell variable", () => {
  const { JavaScript, curl } = calls("upsertBoat", { name: "RUSH", "two words": "$BOAT_COLOR", $BOAT_COLOR: 1 });
  expect(JavaScript).toContain('"two words": process.env.BOAT_COLOR ?? "",');
  expect(curl).toContain(`"two words": "'"$BOAT_COLOR"'"`);
  expect(curl).toContain('"$BOAT_COLOR": 1');
});

it.each([
  ["an unknown field", { Name: "RUSH" }, ["curl", "CLI", "JavaScript", "Python", "Java"]],
  ["an object in a text", { name: { en: "RUSH" } }, ["curl", "JavaScript", "Python", "Java"]],
  ["a number in a text", { name: 7 }, ["curl", "JavaScript", "Python", "Java"]],
])("omits languages that cannot represent %s", (_, body, languages) => {
  expect(Object.keys(calls("upsertBoat", body))).toEqual(languages);
});

it("omits languages whose enumeration lacks the value", () => {
  expect(calls("upsertTrip", { importance: "high" })[".NET"]).toContain("Importance.High");
  expect(Object.keys(calls("upsertTrip", { importance: "urgent" }))).not.toContain(".NET");
});

it("reads a secret from a shell variable, and never wraps inside an option's value", () => {
  const displayName = `${"x".repeat(60)} --color (see [here])`;
  const { CLI } = calls("upsertBoat", { name: "$BOAT_NAME", displayName });
  expect(CLI).toBe(`harbor boat add --env sandbox --name "$BOAT_NAME" \\\n  --display-name "${displayName}"`);
});

/** Parameter examples after applying a reader's values, by name. */
function examples(id: string, values: Record<string, string>): Record<string, unknown> {
  const parameters = withValues(operation(id), values)?.parameters ?? [];
  return Object.fromEntries(
    parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
  );
}

it("converts entered parameter values to their types, splitting lists", () => {
  const from = "2026-03-02T00:00:00Z";
  expect(examples("listTrips", { from, boat: "NORTH, SOUTH,", limit: "20", to: " " })).toEqual({
    from,
    boat: ["NORTH", "SOUTH"],
    limit: 20,
  });
  expect(examples("listBoats", { includeHidden: "true", limit: "many" })).toEqual({
    includeHidden: true,
    limit: "many",
  });
});

/** Calls with the given parameter values, by language; languages that cannot make the call are missing. */
function callsWith(id: string, values: Record<string, string>): Record<string, string> {
  const edited = withValues(operation(id), values);
  const made = edited ? sampleCalls(reference, edited) : [];
  return Object.fromEntries(made.map(({ label, code }) => [label, code]));
}

it("writes query numbers and booleans as literals, and omits a language that cannot represent a value", () => {
  const listed = callsWith("listBoats", { includeHidden: "true", limit: "20" });
  expect(listed[".NET"]).toContain("Limit = 20,");
  expect(listed[".NET"]).toContain("IncludeHidden = true,");
  expect(listed.JavaScript).toContain("limit: 20,");
  expect(Object.keys(callsWith("listBoats", { limit: "many" }))).not.toContain(".NET");
});

it("generates no call while a path value is missing, and percent-encodes path values", () => {
  expect(withValues(operation("getTrip"), { tripGuid: " " })).toBeUndefined();
  const { curl } = callsWith("getTrip", { tripGuid: "a b/(c)" });
  expect(curl).toContain('"https://sandbox.harbor.example/trip/a%20b%2F(c)"');
});

/** The reason given when a language can make calls only with bodies that `canSend` accepts. */
function why(example: Json, canSend: (body: Json) => boolean): string {
  const edited = withBody(operation("upsertBoat"), JSON.stringify(example));
  return whyNoRequest(edited, true, "CLI", ({ body }: Operation) => (canSend(body?.example ?? null) ? ["CLI"] : []));
}

it("says that a language sends one object at a time only if it can send one of them", () => {
  const isSingle = (body: Json) => !Array.isArray(body);
  expect(why([{ name: "RUSH" }], isSingle)).toBe("CLI makes this call with one object at a time.");
  expect(why([{ name: 7 }], () => false)).toBe("CLI cannot make this call with these values.");
  expect(why({ name: 7 }, () => false)).toBe("CLI cannot make this call with these values.");
});

it("says what is missing for a request", () => {
  expect(whyNoRequest(undefined, true, "CLI", () => [])).toMatch(/^The body is neither a JSON object/);
  expect(whyNoRequest(undefined, false, "CLI", () => [])).toBe(
    "The path lacks a value, so there is no request to show.",
  );
});
