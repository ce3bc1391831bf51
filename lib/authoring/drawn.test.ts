import { describe, expect, test } from "vitest";
import type { Contracts } from "./contract";
import { anchorsOf, drawnBy, drawTable, translateTable } from "./drawn";
import { engineContracts } from "./engine-contracts";

describe("drawnBy", () => {
  const contracts: Contracts = {
    Word: {
      purpose: "A word.",
      examples: [],
      attributes: { text: { values: ["a", "b"] } },
      draw: ({ text = "" }) => [{ type: "text", text }],
    },
    Silent: { purpose: "Nothing.", examples: [], attributes: {} },
  };
  test.each([
    ["Word", { text: "a" }, [{ type: "text", text: "a" }]],
    ["Word", { text: "c" }, []],
    ["Silent", {}, []],
    ["toString", {}, []],
  ])("draws %s %o", (name, attributes, drawn) => {
    expect(drawnBy(contracts, name, attributes)).toEqual(drawn);
  });
  test.each([
    ["Tab", { label: "curl" }, [{ type: "text", text: "curl" }]],
    ["Card", { title: "Layouts", href: "/user/layouts" }, [{ type: "text", text: "[Layouts](/user/layouts)" }]],
    ["Details", { summary: "Older versions" }, [{ type: "text", text: "Older versions" }]],
    ["Anchor", { id: "old" }, [{ type: "anchor", id: "old" }]],
  ])("draws the engine's own %s", (name, attributes, drawn) => {
    expect(drawnBy(engineContracts, name, attributes)).toEqual(drawn);
  });
});

describe("drawTable", () => {
  test("drops empty columns, and draws nothing without rows", () => {
    expect(
      drawTable(
        "Fields",
        ["Name", "Default", "Meaning"],
        [{ cells: ["a", "", "b"] }, { cells: ["c", "", ""], id: "c" }],
      ),
    ).toEqual([
      {
        type: "table",
        label: "Fields",
        head: ["Name", "Meaning"],
        main: 1,
        rows: [{ cells: ["a", "b"] }, { cells: ["c", ""], id: "c" }],
      },
    ]);
    expect(drawTable("Fields", ["Name"], [])).toEqual([]);
  });
  test("groups rows together", () => {
    const groups = ["x", "y", "x"].map((group, index) => ({ cells: [`${index}`], group }));
    const [table] = drawTable("Fields", ["Name"], groups);
    expect(table?.type === "table" && table.rows.map(({ cells }) => cells[0])).toEqual(["0", "2", "1"]);
  });
});

test("translates a table line by line and keeps its column roles", () => {
  const words = { Rooms: "Räume", Meaning: "Sinn", "Keep it shut": "Zulassen" };
  const row = { cells: ["Lamp", "x", "Keep it shut\nat night"], id: "lamp", group: "Rooms" };
  const tables = drawTable("Rooms", ["Room", "Default", "Meaning"], [row, { cells: ["Attic", "x", "Keep it shut"] }]);
  const say = (given: Record<string, string>) =>
    tables.map((block) => (block.type === "table" ? translateTable(block, given) : block));
  expect(say({})).toEqual(tables);
  expect(say(words)).toEqual([
    {
      type: "table",
      label: "Räume",
      head: ["Room", "Default", "Sinn"],
      main: 2,
      hasFacts: true,
      rows: [
        { cells: ["Lamp", "x", "Zulassen\nat night"], id: "lamp", group: "Räume", unworded: [2] },
        { cells: ["Attic", "x", "Zulassen"] },
      ],
    },
  ]);
});

test("translates what a table's name consists of", () => {
  const [table] = drawTable("Rooms: Attic", ["Room"], [{ cells: ["a"] }]);
  expect(table?.type === "table" && translateTable(table, { Rooms: "Räume" })).toMatchObject({ label: "Räume: Attic" });
});

test("collects the ids of rows and anchors", () => {
  const table = drawTable("Codes", ["Code"], [{ cells: ["a"], id: "pl-1" }, { cells: ["b"] }]);
  expect(anchorsOf([{ type: "anchor", id: "old" }, ...table, { type: "text", text: "x" }])).toEqual(["old", "pl-1"]);
});
