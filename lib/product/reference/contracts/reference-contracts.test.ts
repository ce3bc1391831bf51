import { describe, expect, it } from "vitest";
import { assertUse, findMistakes } from "../../../authoring/check-use";
import { anchorsOf, drawnBy } from "../../../authoring/drawn";
import { parseInline } from "../../../authoring/inline-text";
import { smallReference as reference } from "../testing/small-reference";
import { errorLink } from "./catalogs";
import { referenceContracts } from "./reference-contracts";

const contracts = referenceContracts(reference);
const draw = (name: string, attributes: Record<string, string> = {}) => drawnBy(contracts, name, attributes);
const rows = (name: string, attributes?: Record<string, string>) =>
  draw(name, attributes).flatMap((block) => (block.type === "table" ? block.rows : []));

describe("uses of reference components", () => {
  it.each([
    ["SettingsTable", { tab: "Mobile" }],
    ["SettingsTable", { keys: "mobile.push, deck.mode" }],
    ["ErrorTable", { codes: "PL-4001, PL-1001" }],
    ["ErrorTable", { range: "PL-4" }],
    ["ErrorCode", { code: "PL-1106" }],
    ["RightsTable", {}],
    ["RightsTable", { rights: "Lock trips, Split" }],
    ["Enumeration", { name: "Importance" }],
    ["Endpoint", { path: "/trip" }],
    ["Attributes", { schema: "Boat", group: "Skills" }],
    ["Operation", { id: "upsertBoat" }],
    ["Samples", { id: "upsertTrip" }],
    ["CommandSynopsis", { command: "trip" }],
    ["CommandOptions", { command: "list" }],
    ["ExitCodes", {}],
    ["SdkSurface", { language: "dotnet" }],
    ["Changelog", { release: "2026.1" }],
  ])("accept %s with known names", (name, attributes) => {
    expect(findMistakes(contracts, name, attributes)).toEqual([]);
    expect(drawnBy(contracts, name, attributes).length).toBeGreaterThan(0);
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
    [
      "RightsTable",
      { rights: "Split, Glue" },
      '<RightsTable rights="Split, Glue">: content/_reference/rights.yaml has no user action "Glue". Known: "Close the harbor", "Lock trips", "Split".',
    ],
    [
      "Enumeration",
      { name: "Importanse" },
      '<Enumeration name="Importanse">: content/_reference/openapi.yaml has no enumeration "Importanse". Did you mean "Importance"?',
    ],
    [
      "Attributes",
      { schema: "Boat", group: "Skils" },
      '<Attributes group="Skils">: content/_reference/openapi.yaml has no group of this schema "Skils". Did you mean "Skills"?',
    ],
    [
      "Operation",
      { id: "upsertTripp" },
      '<Operation id="upsertTripp">: content/_reference/openapi.yaml has no operation "upsertTripp". Did you mean "upsertTrip"?',
    ],
    [
      "CommandOptions",
      { command: "trips" },
      '<CommandOptions command="trips">: content/_reference/cli.yaml has no command "trips". Did you mean "trip"?',
    ],
    [
      "SdkSurface",
      { language: "java" },
      '<SdkSurface language="java">: content/_reference/sdk.yaml has no language "java". Known: "dotnet", "js".',
    ],
  ])("report the mistake in %s %o with a suggestion", (name, attributes, message) => {
    expect(() => assertUse(contracts, name, attributes)).toThrow(new Error(message));
  });

  it("report an unknown record without also reporting its group", () => {
    expect(findMistakes(contracts, "Attributes", { schema: "Bot", group: "Skills" })).toHaveLength(1);
  });
});

describe("drawn reference components", () => {
  it("show fields as a table, each with an id and a searchable name", () => {
    expect(draw("Attributes", { schema: "Boat" })[0]).toMatchObject({
      type: "table",
      label: "Attributes of Boat",
      head: ["Attribute", "Required", "Default", "Meaning"],
    });
    expect(rows("Attributes", { schema: "Boat" })[0]).toMatchObject({
      cells: ["`name`\ntext(50)", "create, update, delete", "", expect.stringContaining("Key.")],
      id: "attribute-boat-name",
      isTerm: true,
    });
    expect(rows("Attributes", { schema: "Boat" }).map(({ cells }) => cells[0]?.split("\n")[0])).toContain(
      "`skill1` … `skill3`",
    );
  });

  it.each([
    ["Attributes", { schema: "Boat" }, "Attributes of Boat"],
    ["Attributes", { schema: "Boat", group: "Skills" }, "Attributes of Boat: Skills"],
    ["SettingsTable", { tab: "Mobile" }, "Settings: Mobile"],
    ["SettingsTable", { keys: "mobile.tracking" }, "Settings"],
    ["ErrorTable", { range: "PL-11" }, "Error codes: PL-11"],
    ["ErrorTable", { codes: "PL-1204" }, "Error codes"],
  ])("name a table of %s %o after what it lists", (name, attributes, label) => {
    expect(draw(name, attributes)[0]).toMatchObject({ label });
  });

  it("give ids to a full range of codes, and link selected codes to the full list", () => {
    expect(rows("ErrorTable", { range: "PL-11" }).find(({ id }) => id === "pl-1106")).toEqual({
      cells: expect.arrayContaining(["`PL-1106`"]),
      id: "pl-1106",
      isTerm: true,
      title: "PL-1106: Unknown reference",
    });
    expect(rows("ErrorTable", { codes: "PL-1204" })).toEqual([
      {
        cells: [
          '[`PL-1204`](/administration/transactions/errors#pl-1204 "The time is not allowed")',
          "The time is not allowed",
          "409",
          "no",
          "Move it behind `now`",
        ],
      },
    ]);
  });

  it("mark settings as terms only where their whole tab is listed", () => {
    expect(rows("SettingsTable", { tab: "Mobile" }).every(({ isTerm }) => isTerm)).toBe(true);
    expect(rows("SettingsTable", { keys: "mobile.tracking" })).toEqual([
      {
        cells: ["`mobile.tracking`", "off", "Makes tracking possible with the flag **GPS**"],
      },
    ]);
  });

  it("show an operation as text, tables, and code", () => {
    const drawn = draw("Operation", { id: "listTrips" });
    expect(
      drawn.map((block) => ("label" in block ? block.label : "title" in block ? block.title : block.type)),
    ).toEqual([
      "text",
      "Parameters",
      "curl",
      "CLI",
      ".NET",
      "JavaScript",
      "Python",
      "Java",
      "Answer, 200",
      "Answer, 422",
      "Errors",
    ]);
    expect(drawn[0]).toEqual({
      type: "text",
      text: "**GET** `/trip`\nscope [trips.read](/administration/apikeys)",
    });
  });

  it("show samples and synopses as code", () => {
    expect(draw("Samples", { id: "upsertTrip" }).map((block) => "title" in block && block.title)).toEqual([
      "curl",
      "CLI",
      ".NET",
      "JavaScript",
      "Python",
      "Java",
    ]);
    expect(draw("CommandSynopsis", { command: "config" })).toMatchObject([{ type: "code", language: "text" }]);
  });

  it("provide the anchors of the page", () => {
    expect(anchorsOf(draw("Attributes", { schema: "BoatDelete" }))).toEqual(["attribute-boatdelete-name"]);
    expect(anchorsOf(draw("Attributes", { schema: "Boat", group: "Boat" }))).toEqual([
      "attribute-boat-name",
      "attribute-boat-display-name",
      "attribute-boat-color",
    ]);
    expect(anchorsOf(draw("ErrorTable", { codes: "PL-1106" }))).toEqual([]);
  });

  it("link every code in a form that parses back as a single link", () => {
    for (const row of reference.errors) {
      expect(parseInline(errorLink(row, "original"))).toMatchObject([
        { type: "link", text: row.code, title: row.meaning },
      ]);
    }
  });
});
