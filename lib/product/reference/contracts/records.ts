import type { AttributeRule, Attributes, Contracts } from "../../../authoring/contract";
import { drawTable } from "../../../authoring/drawn";
import type { Api } from "../api-types";
import { attributeGroups, attributeRows } from "../attributes";
import { findEnumeration } from "../find";
import type { Reference } from "../reference";
import { cell, code, nameCode, sinceDetail, typeDetail } from "./cells";

/** Contracts of what draws records of the API and their values. */
export function recordContracts({ api }: Reference) {
  const listed: AttributeRule = { source: "content/_reference/openapi.yaml" };
  return {
    Attributes: {
      purpose: "Fields of a record: type, when required, default, meaning.",
      examples: ['<Attributes schema="Appointment" />', '<Attributes schema="Job" group="Customer" />'],
      attributes: {
        schema: { ...listed, isRequired: true, values: api.schemas.map(({ name }) => name) },
        group: {
          ...listed,
          meaning: "one group of its fields; all of them without it",
          noun: "group of this schema",
          values: ({ schema = "" }) => attributeGroups(api, schema),
        },
      },
      draw: (attributes) => drawAttributes(api, attributes),
    },
    Enumeration: {
      purpose: "Values of an enumeration, the usual one first.",
      examples: ['<Enumeration name="Importance" />'],
      attributes: {
        name: {
          ...listed,
          isRequired: true,
          noun: "enumeration",
          values: api.enumerations.map(({ name }) => name),
        },
      },
      draw: ({ name = "" }) => drawEnumeration(api, name),
    },
  } as const satisfies Contracts;
}

function drawAttributes(api: Api, { schema = "", group }: Attributes) {
  return drawTable(
    `Attributes of ${schema}`,
    ["Attribute", "Required", "Default", "Meaning"],
    attributeRows(api, schema, group).map((row) => ({
      cells: [
        cell(nameCode(row.name), typeDetail(row)),
        row.required,
        code(row.default),
        cell(row.meaning, sinceDetail(row.since)),
      ],
      group: row.group,
      id: row.anchor,
      isTerm: true,
    })),
  );
}

function drawEnumeration(api: Api, name: string) {
  const { values = [], default: usual } = findEnumeration(api, name) ?? {};
  return drawTable(
    `Values of ${name}`,
    ["Value", "Meaning"],
    values.map((value) => ({
      cells: [cell(code(value.name), value.name === usual ? "default" : ""), value.meaning],
    })),
  );
}
