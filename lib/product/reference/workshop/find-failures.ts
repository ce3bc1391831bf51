import { format, type Schema as JsonSchema, type OutputUnit, Validator } from "@cfworker/json-schema";
import { valueAt } from "../../../input/value-at";
import { memoize, oncePer } from "../../../memoize";
import type { Api, Field, Json, Operation } from "../api-types";
import { isDate, isDateTime } from "../dates";
import { enumerationIn, formatRange, formatType, innerType, recordIn } from "../field-type";
import { findSchema, valuesOf } from "../find";
import { isJsonRecord, type JsonRecord, parseJson } from "../json";
import { type FieldFailure, requiredMessage } from "./problem";

// The validator's own date formats require seconds and allow a space; for the life of the page, use the formats that the API accepts.
Object.assign(format, { date: isDate, "date-time": isDateTime });

/** Schemas of the OpenAPI document by name, as far as a group of operations reaches them. */
export type JsonSchemas = Record<string, JsonSchema>;

/** The validator of a body's schema, made once: to make one, all references in all schemas are resolved. */
const validatorOf = oncePer((schemas: JsonSchemas) =>
  memoize((name: string) => {
    const root = { $ref: `#/components/schemas/${name}`, components: { schemas } };
    return new Validator(root, "2020-12", false);
  }),
);

/**
 * Validates one object against the schema of a body, with the messages and codes of the catalog. The catalog has no code for a value
 * of another JSON type or for a malformed GUID, email address, or URL: such a body cannot be read, which is PL-1001.
 */
export function findFailures(api: Api, schemas: JsonSchemas, name: string, value: Json): FieldFailure[] {
  const { errors } = validatorOf(schemas)(name).validate(value);
  const failures = withoutBranches(errors).flatMap((error) => toFailure(api, name, value, error));
  return [...new Map(failures.map((failure) => [`${failure.pointer} ${failure.code}`, failure])).values()];
}

/** Reduces a failed choice to the choice itself if its branches require fields, else to the errors of its first branch. */
function withoutBranches(errors: readonly OutputUnit[]): OutputUnit[] {
  const choices = errors.filter(({ keyword }) => keyword === "anyOf");
  return errors.filter((error) => {
    const choice = choices.find(({ keywordLocation }) => error.keywordLocation.startsWith(`${keywordLocation}/`));
    if (!choice) return error.keyword !== "anyOf" || isKeyChoice(errors, error);
    return !isKeyChoice(errors, choice) && error.keywordLocation.startsWith(`${choice.keywordLocation}/0`);
  });
}

function isKeyChoice(errors: readonly OutputUnit[], choice: OutputUnit): boolean {
  return errors.some(
    ({ keyword, keywordLocation }) =>
      keyword === "required" && keywordLocation.startsWith(`${choice.keywordLocation}/`),
  );
}

function toFailure(api: Api, schema: string, value: Json, error: OutputUnit): FieldFailure[] {
  const pointer = error.instanceLocation.slice(1);
  const name = pointer.split("/").at(-1) ?? "";
  const field = fieldAt(api, schema, pointer);
  const found = valueAt(value, pointer.split("/").slice(1));
  const fail = (code: string, message: string, at = pointer) => [{ pointer: at, code, message }];
  const mustBe = (other: string) => {
    const wanted = field ? formatType(field.type) : other;
    return fail("PL-1001", `${name || "The body"} must be ${wanted}, found ${JSON.stringify(found)}.`);
  };
  const length = `${name} has ${[...String(found)].length} characters`;
  switch (error.keyword) {
    case "required": {
      const missing = /"(.+)"/.exec(error.error)?.[1] ?? "";
      return fail("PL-1101", requiredMessage(missing), `${pointer}/${missing}`);
    }
    case "anyOf":
      return fail("PL-1101", keyMessage(findSchema(api, schema)?.alternatives ?? []));
    case "type":
      return mustBe("an object");
    case "enum":
    case "const": {
      const values = valuesOf(api, enumerationIn(field?.type) ?? "") ?? [];
      return fail("PL-1103", `${name} ${asText(found)} is not one of ${values.join(", ")}.`);
    }
    case "maxLength":
      // The pattern of a color says more than its length.
      return formatOf(field) === "color"
        ? []
        : fail("PL-1102", `${length}; ${limitOf(field, "maxLength")} are allowed.`);
    case "minLength":
      return fail("PL-1108", `${length}; ${limitOf(field, "minLength")} are needed.`);
    case "pattern":
      return fail("PL-1105", `${name} ${asText(found)} is not # and six hexadecimal digits.`);
    case "minimum":
    case "maximum":
      return fail(
        "PL-1108",
        `${name} ${asText(found)} is not ${formatRange(field?.type.type === "number" ? field.type : {})}.`,
      );
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return fail("PL-1108", `${name} ${asText(found)} has more than ${digitsOf(field)} digits before the point.`);
    case "format":
      return ["date-time", "date"].includes(formatOf(field) ?? "")
        ? fail("PL-1104", `${name} is not ISO 8601.`)
        : mustBe("well formed");
    default:
      return [];
  }
}

const formatOf = (field: Field | undefined) => (field?.type.type === "text" ? field.type.format : undefined);

/** `appointmentGuid is required, or appointmentNo and sourceApp.` */
function keyMessage(alternatives: readonly (readonly string[])[]): string {
  const [first = [], ...others] = alternatives.map((names) => names.join(" and "));
  return `${first} is required${others.map((names) => `, or ${names}`).join("")}.`;
}

/** Formats a value inside a sentence: a string without quotes, anything else as JSON. */
const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Integer digits that the precision of a decimal allows: 12 for `18,6`. */
function digitsOf(field: Field | undefined): number {
  const { precision = "" } = field?.type.type === "number" ? field.type : {};
  const [total = 0, fraction = 0] = precision.split(",").map(Number);
  return total - fraction;
}

function limitOf(field: Field | undefined, limit: "minLength" | "maxLength"): string {
  const type = field && innerType(field.type);
  return type?.type === "text" ? String(type[limit] ?? "") : "";
}

/** The field that a pointer such as `/items/0/operation` leads to. */
function fieldAt(api: Api, schema: string, pointer: string): Field | undefined {
  let field: Field | undefined;
  let record: string | undefined = schema;
  for (const step of pointer.split("/").slice(1)) {
    if (/^\d+$/.test(step)) continue;
    field = findSchema(api, record ?? "")?.fields.find(({ name }) => name === step);
    record = recordIn(field?.type);
  }
  return field;
}

/** JSON pointers to the fields of a body that the API would ignore, such as `/SourceApp`, since its schema does not have them. */
export function ignoredFields(api: Api, operation: Operation, text: string): string[] {
  const body = parseJson(text);
  const schema = operation.body?.schema;
  return body === undefined || schema === undefined ? [] : ignoredIn(api, schema, body, "");
}

function ignoredIn(api: Api, schema: string, value: Json, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => ignoredIn(api, schema, item, `${at}/${index}`));
  const fields = findSchema(api, schema)?.fields;
  if (!isJsonRecord(value) || !fields) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.find((known) => known.name === name);
    if (!field) return [`${at}/${name}`];
    const record = dataSchema(api, value, name) ?? recordIn(field.type);
    return record === undefined ? [] : ignoredIn(api, record, inner, `${at}/${name}`);
  });
}

/** The schema of an import item's `data`, by its operation. */
function dataSchema({ importOperations }: Api, { operation }: JsonRecord, name: string): string | undefined {
  return name === "data" ? importOperations.find((known) => known.name === operation)?.schema : undefined;
}
