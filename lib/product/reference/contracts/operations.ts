import type { AttributeRule, Contracts, Drawn } from "../../../authoring/contract";
import { drawTable } from "../../../authoring/drawn";
import type { Wording } from "../../../authoring/wording";
import type { Operation, Parameter } from "../api-types";
import { sampleCalls } from "../calls/sample-calls";
import { refusalsOf } from "../errors";
import { formatType } from "../field-type";
import { findOperation, findSchema, operationsOf } from "../find";
import { toKebab } from "../names";
import { answersOf } from "../publish/answers";
import type { Reference } from "../reference";
import { errorLink } from "./catalogs";
import { cell, code, sinceDetail, typeDetail } from "./cells";

/** Contracts of the components for single API operations. */
export function operationContracts(reference: Reference) {
  const { api } = reference;
  const id: AttributeRule = {
    isRequired: true,
    noun: "operation",
    source: "content/_reference/openapi.yaml",
    values: operationsOf(api).map((operation) => operation.id),
  };
  return {
    Operation: {
      purpose:
        "One API call: method, path, scope, parameters, and errors, with the request in six languages and its responses beside them.",
      examples: ['<Operation id="upsertAppointment" />'],
      attributes: { id },
      draw: (attributes, wording) => {
        const operation = findOperation(api, attributes.id ?? "");
        if (!operation) return [];
        return [
          ...drawFacts(reference, operation),
          ...drawCalls(reference, operation),
          ...drawAnswers(reference, operation),
          ...drawErrors(reference, operation, wording),
        ];
      },
    },
    Samples: {
      purpose: "One API call in six languages, in tabs, for pages that do not describe the operation.",
      examples: ['<Samples id="upsertAppointment" />'],
      attributes: { id },
      draw: (attributes) => {
        const operation = findOperation(api, attributes.id ?? "");
        return operation ? drawCalls(reference, operation) : [];
      },
    },
  } as const satisfies Contracts;
}

/** Method, path and scope, what the query and the path hold, and what the body is. */
export function drawFacts(reference: Reference, operation: Operation): Drawn[] {
  const { method, path, scope } = operation;
  return [
    { type: "text", text: cell(`**${method.toUpperCase()}** ${code(path)}`, describeScope(scope)) },
    ...drawParameters(operation),
    ...drawBody(reference, operation),
  ];
}

function describeScope(scope: string): string {
  if (scope === "none") return "no key";
  if (scope === "per item") return "scope of each item";
  return scope.includes(".") ? `scope [${scope}](/administration/apikeys)` : "";
}

function drawParameters(operation: Operation): Drawn[] {
  return drawTable(
    "Parameters",
    ["Parameter", "Required", "Default", "Meaning"],
    operation.parameters
      .filter(({ place }) => place !== "header")
      .map((parameter) => ({
        cells: [
          cell(code(parameter.name), typeDetail({ type: formatType(parameter.type), values: [] })),
          parameter.isRequired ? "yes" : "",
          parameter.default === undefined ? "" : code(`${parameter.default}`),
          cell(parameter.description, sinceDetail(parameter.since)),
        ],
        id: parameterAnchor(operation, parameter),
      })),
  );
}

/** Id of a parameter's row: `listappointments-from`. */
function parameterAnchor({ id }: Operation, { name }: Parameter): string {
  return `${id.toLowerCase()}-${toKebab(name)}`;
}

function drawBody({ api }: Reference, { body }: Operation): Drawn[] {
  if (!body) return [];
  const fields = findSchema(api, body.schema)?.fields ?? [];
  const required = fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
  const count = body.acceptsList ? `One ${code(body.schema)}, or up to 100 in an array` : `One ${code(body.schema)}`;
  const needs = required.length > 0 ? `required: ${code(required.join(", "))}` : "";
  return [{ type: "text", text: `Body: ${[count, needs].filter(Boolean).join("; ")}.` }];
}

/** The call in every language, curl first. */
function drawCalls(reference: Reference, operation: Operation): Extract<Drawn, { type: "code" }>[] {
  return sampleCalls(reference, operation).map(({ label, lang, code: call }, index) => ({
    type: "code",
    language: lang,
    title: label,
    code: call,
    ...(index > 0 && { isVariant: true }),
  }));
}

function drawAnswers({ api, errors }: Reference, operation: Operation): Drawn[] {
  return answersOf(api, errors, operation).map(({ status, example }, index) =>
    example === undefined
      ? { type: "text", text: `The answer is ${status} without a body.` }
      : {
          type: "code",
          language: "json",
          title: `Answer, ${status}`,
          code: JSON.stringify(example, null, 2),
          ...(index > 0 && { isVariant: true }),
        },
  );
}

/** The codes the call may answer with, beside those of every call. */
function drawErrors({ errors }: Reference, operation: Operation, wording: Wording): Drawn[] {
  return drawTable(
    "Errors",
    ["Error", "Status", "When"],
    refusalsOf(errors, operation).map(({ row, when }) => ({
      cells: [errorLink(row, wording), `${row.status ?? ""}`, when],
    })),
  );
}
