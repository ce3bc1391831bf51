import type { AttributeRule, Attributes, Contracts } from "../../../authoring/contract";
import { drawTable } from "../../../authoring/drawn";
import { site } from "../../../site";
import { type Api, type Endpoint, type PageKind, pageKinds } from "../api-types";
import { attributeRows } from "../attributes";
import { findEnumeration } from "../find";
import type { Reference } from "../reference";
import { cell, code, nameCode, sinceDetail, typeDetail } from "./cells";

/** Contracts of the components for API records, their values, and the quick facts of a route. */
export function recordContracts({ api }: Reference) {
  const listed: AttributeRule = { source: "content/_reference/openapi.yaml" };
  return {
    Endpoint: {
      purpose: "Quick facts about a route: methods, key, scopes, direction, import operations, and related pages.",
      examples: ['<Endpoint path="/appointment" />'],
      attributes: {
        path: {
          ...listed,
          isRequired: true,
          noun: "endpoint",
          values: api.endpoints.map(({ path }) => path),
        },
      },
      draw: ({ path }) =>
        api.endpoints
          .filter((endpoint) => endpoint.path === path)
          .flatMap((endpoint) => {
            const rows = factsOf(api, endpoint).flatMap((cells) => (cells[1] === "" ? [] : [{ cells }]));
            return drawTable(`Facts about ${path}`, ["Fact", "Value"], rows);
          }),
    },
    Attributes: {
      purpose: "Fields of a record: type, when required, default, and meaning.",
      examples: ['<Attributes schema="Appointment" />', '<Attributes schema="Job" group="Customer" />'],
      attributes: {
        schema: { ...listed, isRequired: true, values: api.schemas.map(({ name }) => name) },
        group: {
          ...listed,
          meaning: "one group of its fields; default: all",
          noun: "group of this schema",
          values: ({ schema = "" }) => [...new Set(attributeRows(api, schema).map((row) => row.group))],
        },
      },
      draw: (attributes) => drawAttributes(api, attributes),
    },
    Enumeration: {
      purpose: "Values of an enumeration, the default first.",
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
    `Attributes of ${schema}${isShareOf(api, schema, group) ? `: ${group}` : ""}`,
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

/** True for a group that is not all of a record besides its key: tables of several such groups need names that differ. */
function isShareOf(api: Api, schema: string, group?: string): boolean {
  return group !== undefined && attributeRows(api, schema).some((row) => row.group !== group && row.group !== "Key");
}

function drawEnumeration(api: Api, name: string) {
  const { values = [], default: usual } = findEnumeration(api, name) ?? {};
  return drawTable(
    `Values of ${name}`,
    [name, "Meaning"],
    values.map((value) => ({
      cells: [cell(code(value.name), value.name === usual ? "default" : ""), value.meaning],
    })),
  );
}

const directions: Record<Endpoint["direction"], string> = {
  in: `Into ${site.brand.name}`,
  out: `Out of ${site.brand.name}`,
  both: "Both ways",
};
const pageLabels: Record<PageKind, string> = {
  api: "API",
  ui: "User interface",
  cli: "Command line",
  dotnet: ".NET SDK",
  js: "JavaScript SDK",
  guide: "Guide",
};

function factsOf(api: Api, endpoint: Endpoint): [fact: string, value: string][] {
  const { operations } = endpoint;
  const isOpen = operations.every(({ scope }) => scope === "none");
  return [
    ["Endpoint", code(endpoint.path)],
    ["Methods", operations.map(({ method }) => method.toUpperCase()).join(", ")],
    ["Authentication", isOpen ? "None" : "API key or token"],
    ["Scope", isOpen ? "" : describeScopes(endpoint)],
    ["Direction", directions[endpoint.direction]],
    ["Import", operations.some(({ body }) => body?.acceptsList) ? describeImports(api, endpoint) : ""],
    ["The same in", linkPages(endpoint)],
  ];
}

/** Scopes of the route; where it has several, each with its methods. */
function describeScopes({ operations }: Endpoint): string {
  const scopes = [...new Set(operations.map(({ scope }) => scope))];
  const describe = (scope: string) => {
    const name = scope === "per item" ? "that of each item" : code(scope);
    const methods = operations.filter((operation) => operation.scope === scope);
    return scopes.length > 1 ? `${name} (${methods.map(({ method }) => method.toUpperCase()).join(", ")})` : name;
  };
  return scopes.map(describe).join(", ");
}

function describeImports(api: Api, { path }: Endpoint): string {
  const imports = api.importOperations.filter(({ entity }) => entity === path.slice(1));
  return imports.length > 0 ? imports.map(({ name }) => code(name)).join(", ") : "Not importable";
}

function linkPages({ pages }: Endpoint): string {
  const links = pageKinds.flatMap((kind) => {
    const href = pages[kind];
    return kind === "api" || href === undefined ? [] : [`[${pageLabels[kind]}](${href})`];
  });
  return links.join(", ");
}
