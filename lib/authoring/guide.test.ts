import { expect, test } from "vitest";
import type { Contracts } from "./contract";
import { editorTypes, guideTable } from "./guide";

const contracts: Contracts = {
  Tab: { purpose: "One alternative.", examples: ['<Tab label="a" />'], attributes: { label: { isRequired: true } } },
  Key: { purpose: "A key.", examples: [], attributes: {}, inside: "Keys", needsText: true },
  Codes: {
    purpose: "Codes.",
    examples: [],
    attributes: {
      codes: { meaning: "chosen ones", noun: "code", source: "errors.yaml", isList: true, values: ["A1"] },
      view: { values: ["day", "week"] },
    },
    oneOf: ["codes", "view"],
  },
};

test("describes in the guide how to write a component and what its attributes accept", () => {
  expect(guideTable(contracts).replace(/ +/g, " ").split("\n").slice(2)).toEqual([
    '| `Tab` | One alternative. `<Tab label="a" />` | `label` (required): any text |',
    "| `Key` | A key. Goes in `<Keys>`. Requires text between its tags. | none |",
    "| `Codes` | Codes. | `codes` (exactly one of these): chosen ones; code from `errors.yaml`; separate several with commas<br>`view` (exactly one of these): `day`, `week` |",
  ]);
});

test("declares all attributes for editors, with a union of values for single-valued ones", () => {
  expect(editorTypes(contracts)).toContain(
    [
      '    /** One alternative. `<Tab label="a" />` */',
      '    Tab: (props: { children?: ReactNode; "label": string; }) => ReactNode;',
      "    /** A key. Goes in `<Keys>`. Requires text between its tags. */",
      "    Key: (props: { children?: ReactNode; }) => ReactNode;",
      "    /** Codes. */",
      '    Codes: (props: { children?: ReactNode; "codes"?: string; "view"?: "day" | "week"; }) => ReactNode;',
    ].join("\n"),
  );
});
