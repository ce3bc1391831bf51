import { describe, expect, it } from "vitest";
import { attributeRows } from "./attributes";
import { loadReference } from "./reference";
import { smallReference } from "./testing/small-reference";

const { api } = smallReference;
const rowOf = (schema: string, name: string) => attributeRows(api, schema).find((row) => row.name === name);

describe("attributeRows", () => {
  it.each([
    ["Boat", "name", "text(50)", "create, update, delete"],
    ["Boat", "color", "color", "create, update"],
    ["Boat", "weight", "decimal(18,6)", ""],
    ["Boat", "crew", "int, 1–20", ""],
    ["Boat", "sentByDesk", "bool", ""],
    ["Trip", "tripGuid", "guid", "delete (one key)"],
    ["Trip", "sourceApp", "text(30)", "create, update; delete (one key)"],
    ["Trip", "boat", "text(50)", "create, update, unless `isCharter` is `true`"],
    ["Trip", "latitude", "decimal, −90 to 90", ""],
    ["Trip", "guests", "list of text(100)", ""],
    ["TripLocked", "locked", "bool", "yes"],
    ["TripLocked", "sourceApp", "text(30)", "yes (one key)"],
    ["TokenRequest", "password", "text(12–100)", "yes"],
    ["PublishedTrip", "tripId", "long", ""],
  ])("gives the type and requirement of %s.%s", (schema, name, type, required) => {
    expect(rowOf(schema, name)).toMatchObject({ type, required });
  });

  it("collapses numbered fields into one row", () => {
    expect(attributeRows(api, "Boat", "Skills").map(({ name, anchor }) => [name, anchor])).toEqual([
      ["skill1 … skill3", "attribute-boat-skill-1"],
    ]);
  });

  it("shows the values and the default of an enumeration", () => {
    expect(rowOf("Trip", "importance")).toMatchObject({ values: ["normal", "high", "low"], default: "normal" });
  });
});

describe("anchors", () => {
  it("are unique across all schemas of the site, so no page can have duplicates", () => {
    const site = loadReference().api;
    const anchors = site.schemas.flatMap(({ name }) => attributeRows(site, name).map(({ anchor }) => anchor));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(rowOf("Boat", "displayName")?.anchor).toBe("attribute-boat-display-name");
  });
});
