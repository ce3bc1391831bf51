import { describe, expect, it } from "vitest";
import { assertReference, checkReference, isReferenceComponent } from "./check";

describe("checkReference", () => {
  it.each([
    ["SettingsTable", { tab: "Mobile" }],
    ["SettingsTable", { keys: "mobile.push, mobile.tracking" }],
    ["ErrorTable", { codes: "PL-4001, PL-4004" }],
    ["ErrorTable", { range: "PL-4" }],
    ["ErrorCode", { code: "PL-1106" }],
    ["RightsTable", {}],
    ["RightsTable", { rights: "Lock appointments, Split" }],
    ["Enumeration", { name: "Importance" }],
    ["Endpoint", { path: "/appointment" }],
    ["Attributes", { schema: "Job", group: "Customer" }],
    ["Operation", { id: "upsertAppointment" }],
    ["Samples", { id: "upsertAppointment" }],
    ["CommandSynopsis", { command: "appointment" }],
    ["CommandOptions", { command: "list" }],
    ["ExitCodes", {}],
    ["SdkSurface", { language: "dotnet" }],
    ["Steps", { anything: "goes" }],
  ])("accepts %s with known names", (name, attributes) => {
    expect(checkReference(name, attributes)).toEqual([]);
  });

  it.each([
    [
      "SettingsTable",
      { tab: "Mobil" },
      '<SettingsTable tab="Mobil">: content/_reference/settings.yaml has no tab "Mobil". Did you mean "Mobile"?',
    ],
    [
      "SettingsTable",
      { keys: "mobile.push, mobile.traking" },
      '<SettingsTable keys="mobile.push, mobile.traking">: content/_reference/settings.yaml has no setting "mobile.traking". Did you mean "mobile.tracking"?',
    ],
    ["SettingsTable", {}, '<SettingsTable> needs exactly one of the attributes "tab", "keys".'],
    [
      "ErrorTable",
      { codes: "PL-1106", range: "PL-1" },
      '<ErrorTable> needs exactly one of the attributes "codes", "range".',
    ],
    [
      "ErrorTable",
      { range: "PL-12345" },
      '<ErrorTable range="PL-12345">: content/_reference/errors.yaml has no code "PL-12345". Did you mean "PL-1204"?',
    ],
    [
      "ErrorCode",
      { code: "PL-1166" },
      '<ErrorCode code="PL-1166">: content/_reference/errors.yaml has no code "PL-1166". Did you mean "PL-1106"?',
    ],
    ["ErrorCode", {}, '<ErrorCode> needs the attribute "code".'],
    [
      "RightsTable",
      { rights: "Split, Glue" },
      '<RightsTable rights="Split, Glue">: content/_reference/rights.yaml has no user action "Glue". There are 56, for example "Global administrator", "Application setup", "Manage settings".',
    ],
    [
      "Enumeration",
      { name: "Importanse" },
      '<Enumeration name="Importanse">: content/_reference/openapi.yaml has no enumeration "Importanse". Did you mean "Importance"?',
    ],
    [
      "Attributes",
      { schema: "Job", group: "Costumer" },
      '<Attributes group="Costumer">: content/_reference/openapi.yaml has no group of this schema "Costumer". Did you mean "Customer"?',
    ],
    [
      "Operation",
      { id: "upsertApointment" },
      '<Operation id="upsertApointment">: content/_reference/openapi.yaml has no operation "upsertApointment". Did you mean "upsertAppointment"?',
    ],
    ["Operation", { name: "upsertJob" }, '<Operation> needs the attribute "id".'],
    [
      "CommandOptions",
      { command: "appointments" },
      '<CommandOptions command="appointments">: content/_reference/cli.yaml has no command "appointments". Did you mean "appointment"?',
    ],
    [
      "SdkSurface",
      { language: "java" },
      '<SdkSurface language="java">: content/_reference/sdk.yaml has no language "java". Known: "dotnet", "js".',
    ],
    ["ExitCodes", { code: "1" }, '<ExitCodes> has no attribute "code". It has none.'],
  ])("says what is wrong with %s %o and what to write", (name, attributes, message) => {
    expect(checkReference(name, attributes)[0]).toBe(message);
  });

  it("throws the same text when a component is drawn", () => {
    expect(() => assertReference("ErrorCode", { code: "PL-0000" })).toThrow('has no code "PL-0000"');
  });

  it("does not take names of the language for components", () => {
    expect(isReferenceComponent("constructor")).toBe(false);
    expect(checkReference("toString", {})).toEqual([]);
  });
});
