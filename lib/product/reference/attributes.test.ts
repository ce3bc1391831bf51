import { describe, expect, it } from "vitest";
import { attributeRows } from "./attributes";
import { loadReference } from "./reference";

const { api } = loadReference();
const rowOf = (schema: string, name: string) => attributeRows(api, schema).find((row) => row.name === name);

describe("attributeRows", () => {
  it.each([
    ["Job", "jobNo", "text(50)", "create, update, delete"],
    ["Job", "shortDescription", "text(50)", "create, update"],
    ["Job", "checkAppointments", "bool", ""],
    ["Appointment", "appointmentGuid", "guid", "update, delete (one key)"],
    ["Appointment", "sourceApp", "text(30)", "create, update; delete (one key)"],
    ["Appointment", "taskNo", "text(50)", "create, update, unless `isManualAppointment` is `true`"],
    ["Appointment", "planningQuantity", "decimal(18,6)", ""],
    ["AppointmentLocked", "locked", "bool", "yes"],
    ["ResourceGpsTracking", "resourceNo", "text(50)", "yes, or `gpsTrackingNo`"],
    ["ResourceGpsTracking", "latitude", "decimal, −90 to 90", "yes"],
    ["FilterGroup", "columnNo", "int, 1–20", ""],
    ["Container", "color", "color", ""],
    ["User", "password", "text(12–100)", "create, update, for type `forms`"],
    ["User", "roles", "list of text(100)", ""],
    ["PublishedAppointment", "appointmentId", "long", ""],
  ])("tells type and need of %s.%s", (schema, name, type, required) => {
    expect(rowOf(schema, name)).toMatchObject({ type, required });
  });

  it("puts families of fields in one row", () => {
    expect(attributeRows(api, "FreeFields").map(({ name, anchor }) => [name, anchor])).toEqual([
      ["freeText1 … freeText20", "attribute-freefields-free-text-1"],
      ["freeDecimal1 … freeDecimal5", "attribute-freefields-free-decimal-1"],
      ["freeDate1 … freeDate5", "attribute-freefields-free-date-1"],
      ["freeBool1 … freeBool5", "attribute-freefields-free-bool-1"],
    ]);
    expect(attributeRows(api, "Task", "Service").map(({ name }) => name)).toContain("skill1 … skill3");
  });

  it("shows the values and the default of an enumeration", () => {
    expect(rowOf("Task", "importance")).toMatchObject({ values: ["normal", "high", "low"], default: "normal" });
  });
});

describe("anchors", () => {
  it("are unique over all schemas, so that no page can have one twice", () => {
    const anchors = api.schemas.flatMap(({ name }) => attributeRows(api, name).map(({ anchor }) => anchor));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(rowOf("Job", "siteLatitude")?.anchor).toBe("attribute-job-site-latitude");
  });
});
