import { describe, expect, it } from "vitest";
import { callGroup } from "../calls/call-group";
import { operationsOf } from "../find";
import { publicDocument } from "../publish/publish";
import { loadReference } from "../reference";
import { completionsAt } from "./complete";
import { simulateQuery } from "./simulate";

const reference = loadReference();
const document = publicDocument();

/** Labels offered at the position of the `|`. */
function offered(group: string, id: string, text: string): string[] {
  const part = callGroup(reference, document, group);
  const operation = operationsOf(part.api).find((known) => known.id === id);
  if (!operation) throw new Error(`No operation ${id}.`);
  return completionsAt(part, operation, text.replace("|", ""), text.indexOf("|")).items.map(({ label }) => label);
}

describe("completions", () => {
  it.each([
    ['{ "res|', ["resourceNo"]],
    ['{ "resourceNo": "R0100", "re|', ["replaceResource", "recurrence"]],
    ['{ "importance": |', ["normal", "high", "low"]],
    ['{ "importance": "h|', ["high"]],
    ['{ "locked": t|', ["true"]],
    ['{ "timeMarker": "|', ["CONFIRMED", "TENTATIVE", "WAITPARTS", "null"]],
    ['{ "resourceNo": "R02|"', ["R0200", "R0210"]],
    ['[{ "resourceNo": "R0100" }, { "appointmentG|', ["appointmentGuid"]],
    ['{ "category": n|', ["null"]],
    ['{ "subject": "x|', []],
  ])("of an appointment at %s", (text, labels) => {
    expect(offered("Appointments", "upsertAppointment", text)).toEqual(labels);
  });

  it("offer the fields of an import item's data by its operation", () => {
    expect(offered("Import", "runImport", '{ "onError": "|')).toEqual(["stop", "continue"]);
    expect(offered("Import", "runImport", '{ "items": [{ "operation": "job.u|')).toEqual(["job.upsert"]);
    const text = '{ "items": [{ "operation": "pin.upsert", "data": { "|';
    expect(offered("Import", "runImport", text)).toEqual(["name", "displayName", "color", "sentFromBackOffice"]);
  });

  it("offer the values of list items", () => {
    expect(offered("Users", "upsertUser", '{ "roles": ["P|')).toEqual(["Planner", "Personalization"]);
  });
});

describe("a query", () => {
  const part = callGroup(reference, document, "Appointments");
  const [list] = operationsOf(part.api);
  if (!list) throw new Error("The group has no operation.");
  const window = { from: "2026-03-02T00:00:00Z", to: "2026-03-03T00:00:00Z" };
  it.each([
    [window, 200, undefined],
    [{ from: window.from }, 422, "to is required."],
    [{ ...window, to: "tomorrow" }, 422, "to is not ISO 8601."],
    [{ from: window.to, to: window.from }, 422, "to is not after from."],
    [{ ...window, to: "2026-06-01T00:00:00Z" }, 422, "The window is longer than 62 days."],
    [{ ...window, limit: "501" }, 422, "limit is not between 1 and 500."],
  ])("%j returns %i", (values, status, detail) => {
    const answer = simulateQuery(part, list, values);
    expect(answer.status).toBe(status);
    if (detail !== undefined) expect(answer.body).toMatchObject({ detail, instance: "/appointment" });
  });

  it.each([
    [{ minimum: 1 }, "page is not 1 or more."],
    [{ maximum: 9 }, "page is not 9 or less."],
    [{}, "page is not a number."],
  ])("names the limits of a number in its failure: %j", (limits, detail) => {
    const page = { name: "page", place: "query", isRequired: false, isList: false, description: "" } as const;
    const type = { type: "number", isInteger: true, ...limits } as const;
    const answer = simulateQuery(part, { ...list, parameters: [{ ...page, type }] }, { page: "none" });
    expect(answer.body).toMatchObject({ detail });
  });

  it("is validated by its parameter types, with one failure each", () => {
    const { from } = window;
    for (const to of ["2026-03-01", "2026-02-30T00:00:00Z"])
      expect(simulateQuery(part, list, { from, to }).body).toMatchObject({ detail: "to is not ISO 8601." });
    expect(simulateQuery(part, list, { ...window, to: "2026-03-03T00:00Z" }).status).toBe(200);
    expect(simulateQuery(part, list, { ...window, resourceNo: `R0100, ${"9".repeat(51)}` }).body).toMatchObject({
      code: "PL-1102",
    });
    expect(simulateQuery(part, list, { ...window, limit: "1.5" }).body).toMatchObject({ code: "PL-1108" });
  });

  it("names the requested path in the failure", () => {
    const get = operationsOf(part.api).find(({ id }) => id === "getAppointment");
    if (!get) throw new Error("The group has no getAppointment.");
    expect(simulateQuery(part, get, { appointmentGuid: "a b" }).body).toMatchObject({
      code: "PL-1008",
      detail: "Appointment a b does not exist.",
      instance: "/appointment/a%20b",
    });
  });
});
