import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isRecord } from "../../../input/is-record";
import { pointerSteps } from "../../../input/json-pointer";
import type { Path } from "../../../input/yaml-document";
import { nearest, suggest } from "../../../issues";
import { memoize } from "../../../memoize";
import type { Api, FieldType, Json } from "../api-types";
import { isDate, isDateTime } from "../dates";
import { findEnumeration, findSchema } from "../find";
import { isJsonRecord } from "../json";

/** A mistake in a record; `path` leads to the value. */
export type RecordIssue = {
  path: Path;
  message: string;
  hint?: string;
  isMissing?: true;
  /** The missing field, or the one that an unknown field was probably meant to be. */
  field?: string | undefined;
};

/** Checks values against the schemas of one API; validators are compiled when first needed. */
export type RecordChecker = { check: (schema: string, value: Json) => RecordIssue[] };

const base = "https://reference.invalid/openapi";

/** Makes a checker for an OpenAPI document and the API typed from it. */
export function createRecordChecker(document: unknown, api: Api): RecordChecker {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  addFormats.default(ajv);
  // The date formats that the API accepts: ajv-formats requires seconds, and allows a space or an hours-only offset.
  ajv.addFormat("date-time", isDateTime).addFormat("date", isDate);
  const components = isRecord(document) ? document.components : undefined;
  ajv.addSchema({ $id: base, components });
  const validatorOf = memoize((schema: string) => ajv.compile({ $ref: `${base}#/components/schemas/${schema}` }));
  return {
    check: (schema, value) => {
      const validate = validatorOf(schema);
      validate(value);
      const unknown = findUnknownFields(api, schema, value, []);
      const others = toIssues(api, schema, validate.errors ?? []);
      return [...unknown, ...others.filter((issue) => !unknown.some((written) => isMeant(issue, written)))];
    },
  };
}

/** True when a missing field is explained by a misspelled one, which is reported instead. */
const isMeant = ({ isMissing, field, path }: RecordIssue, written: RecordIssue): boolean =>
  isMissing === true && field === written.field && path.join("/") === written.path.slice(0, -1).join("/");

function toIssues(api: Api, schema: string, errors: readonly ErrorObject[]): RecordIssue[] {
  // Branches of a choice fail individually; the issue is reported for the choice itself.
  const isBranch = (error: ErrorObject) => /\/(anyOf|oneOf)\/\d+/.test(error.schemaPath) || error.keyword === "if";
  const issues = errors.filter((error) => !isBranch(error)).map((error) => describeError(api, schema, error));
  return [...new Map(issues.map((issue) => [`${issue.path.join("/")} ${issue.message}`, issue])).values()];
}

/** Finds unknown properties, which the API ignores but which are always a mistake in a sample. */
function findUnknownFields(api: Api, name: string, value: Json, path: Path): RecordIssue[] {
  const schema = findSchema(api, name);
  if (!schema || !isJsonRecord(value)) return [];
  const known = new Map(schema.fields.map((field) => [field.name, field.type]));
  return Object.entries(value).flatMap(([key, inner]) => {
    const type = known.get(key);
    if (type) return findUnknownIn(api, type, inner, [...path, key]);
    const names = [...known.keys()];
    const hint = suggest(key, names, `The fields of ${name} are in content/_reference/openapi.yaml.`);
    return [{ path: [...path, key], message: `${name} has no field "${key}".`, hint, field: nearest(key, names) }];
  });
}

function findUnknownIn(api: Api, type: FieldType, value: Json, path: Path): RecordIssue[] {
  if (type.type === "record") return findUnknownFields(api, type.schema, value, path);
  if (type.type !== "list" || !Array.isArray(value)) return [];
  return value.flatMap((item, index) => findUnknownIn(api, type.of, item, [...path, index]));
}

/** Descriptions of the string formats. */
export const formatDescriptions: Readonly<Record<string, string>> = {
  "date-time": "a date-time such as 2026-03-02T09:00:00Z",
  date: "a date such as 2026-03-02",
  uuid: "a GUID",
  uri: "an absolute URI",
  email: "an e-mail address",
};

/** Phrases a validator error in the terms of the reference. */
function describeError(api: Api, schema: string, error: ErrorObject): RecordIssue {
  const path = error.instancePath === "" ? [] : pointerSteps(`#${error.instancePath}`);
  const field = path.length > 0 ? `"${path.join(".")}"` : schema;
  const found = JSON.stringify(error.data);
  const parameter = (name: string) => String(error.params[name]);
  const must = (be: string): RecordIssue => ({ path, message: `${field} must be ${be}, found ${found}.` });
  switch (error.keyword) {
    case "required":
      return {
        path,
        message: `${field} needs the field "${parameter("missingProperty")}".`,
        isMissing: true,
        field: parameter("missingProperty"),
      };
    case "type":
      return must(typeNames(parameter("type")));
    case "enum":
      return { path, ...describeEnum(api, field, error) };
    case "maxLength": {
      const { length } = [...String(error.data)];
      return { path, message: `${field} has ${length} characters; the limit is ${parameter("limit")}.` };
    }
    case "format":
      return must(formatDescriptions[parameter("format")] ?? parameter("format"));
    case "pattern":
      return must(patternName(parameter("pattern")));
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return must(`${parameter("comparison")} ${parameter("limit")}`);
    case "anyOf":
      return { path, message: describeChoice(api, schema, path, field, found) };
    default:
      return { path, message: `${field} ${error.message ?? "is not valid"}.` };
  }
}

const jsonTypes: Record<string, string> = {
  string: "text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  integer: "a whole number",
  number: "a number",
};

function typeNames(types: string): string {
  const names = types.split(",").filter((name) => name !== "null");
  return names.map((name) => jsonTypes[name] ?? name).join(" or ");
}

function describeEnum(api: Api, field: string, { params, data, schemaPath }: ErrorObject) {
  const allowed: unknown = params.allowedValues;
  const names = Array.isArray(allowed) ? allowed.map(String) : [];
  const enumeration = findEnumeration(api, /\/schemas\/(\w+)\/enum$/.exec(schemaPath)?.[1] ?? "");
  const where = enumeration ? `not a value of ${enumeration.name}` : "not allowed";
  return {
    message: `${field} is ${JSON.stringify(data)}, which is ${where}.`,
    hint: suggest(String(data), names, `Known: ${names.slice(0, 12).join(", ")}.`),
  };
}

function patternName(pattern: string): string {
  if (pattern.startsWith("^#")) return "# and six hexadecimal digits";
  return pattern.startsWith("^PL") ? "a PL code" : `of the form ${pattern}`;
}

function describeChoice(api: Api, schema: string, path: Path, field: string, found: string): string {
  const sets = path.length === 0 ? (findSchema(api, schema)?.alternatives ?? []) : [];
  if (sets.length === 0) return `${field} has the wrong type, found ${found}.`;
  return `${schema} needs ${sets.map((set) => set.map((name) => `"${name}"`).join(" and ")).join(", or ")}.`;
}
