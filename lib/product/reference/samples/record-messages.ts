import type { ErrorObject } from "ajv";
import { isRecord } from "../../../input/is-record";
import type { Path } from "../../../input/yaml-document";
import { suggest } from "../../../issues";
import type { Api } from "../api-types";
import { findEnumeration, findSchema } from "../find";
import type { RecordIssue } from "./record-checker";

const formatNames: Record<string, string> = {
  "date-time": "a date-time such as 2026-03-02T09:00:00Z",
  date: "a date such as 2026-03-02",
  uuid: "a GUID",
  uri: "an absolute URI",
  email: "an e-mail address",
};

/** Says in the words of the reference what a validator found. */
export function describeError(api: Api, schema: string, error: ErrorObject): RecordIssue {
  const path = toPath(error.instancePath);
  const field = path.length > 0 ? `"${path.join(".")}"` : schema;
  const found = JSON.stringify(error.data);
  switch (error.keyword) {
    case "required":
      return {
        path,
        message: `${field} needs the field "${parameter(error, "missingProperty")}".`,
        isMissing: true,
      };
    case "type":
      return { path, message: `${field} must be ${typeNames(error)}, found ${found}.` };
    case "enum":
      return { path, ...describeEnum(api, field, error) };
    case "maxLength":
      return {
        path,
        message: `${field} has ${String(error.data).length} characters; ${parameter(error, "limit")} are allowed.`,
      };
    case "format":
      return {
        path,
        message: `${field} must be ${formatNames[parameter(error, "format")] ?? parameter(error, "format")}, found ${found}.`,
      };
    case "pattern":
      return { path, message: `${field} must be ${patternName(parameter(error, "pattern"))}, found ${found}.` };
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return {
        path,
        message: `${field} must be ${parameter(error, "comparison")} ${parameter(error, "limit")}, found ${found}.`,
      };
    case "anyOf":
      return { path, message: describeChoice(api, schema, path, field, found) };
    default:
      return { path, message: `${field} ${error.message ?? "is not valid"}.` };
  }
}

/** `/items/0/data` → `items`, 0, `data`. */
function toPath(pointer: string): Path {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~")));
}

function parameter(error: ErrorObject, name: string): string {
  const params: unknown = error.params;
  return isRecord(params) ? String(params[name]) : "";
}

function typeNames(error: ErrorObject): string {
  const names = parameter(error, "type")
    .split(",")
    .filter((name) => name !== "null");
  return names
    .map(
      (name) =>
        ({
          string: "text",
          boolean: "true or false",
          array: "a list",
          object: "an object",
          integer: "a whole number",
          number: "a number",
        })[name] ?? name,
    )
    .join(" or ");
}

function describeEnum(api: Api, field: string, error: ErrorObject): { message: string; hint?: string } {
  const allowed: unknown = isRecord(error.params) ? error.params.allowedValues : [];
  const names = Array.isArray(allowed) ? allowed.map(String) : [];
  const enumeration = findEnumeration(api, /\/schemas\/(\w+)\/enum$/.exec(error.schemaPath)?.[1] ?? "");
  const hint = suggest(String(error.data), names, `Known: ${names.slice(0, 12).join(", ")}.`);
  const where = enumeration ? `no value of ${enumeration.name}` : "not allowed";
  return {
    message: `${field} is ${JSON.stringify(error.data)}, which is ${where}.`,
    hint,
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
