import type { Api, Field, FieldType } from "../api-types";
import { findSchema, operationsOf } from "../find";
import { csharpName, toPascal } from "../names";
import type { Reference } from "../reference";
import type { Sdk } from "../sdk";
import { unknown } from "./csharp-members";
import type { CsharpToken } from "./csharp-tokens";
import type { Finding } from "./fences";
import { isMisspelled } from "./misspelled";

/** What an initializer may set: the fields of a record, or of the query of a list. */
type Model = { name: string; fields: readonly Pick<Field, "name" | "type">[] };

/**
 * Checks `new Job { JobNo = "…" }` against the fields of the record, queries and options of the package in the same way, and values of
 * enumerations wherever they stand.
 */
export function checkModels({ api, sdk }: Pick<Reference, "api" | "sdk">, tokens: readonly CsharpToken[]): Finding[] {
  return tokens.flatMap((_, index) => [
    ...checkInitializer(api, sdk, tokens, index),
    ...checkEnumeration(api, tokens.slice(index, index + 4)),
  ]);
}

/**
 * A type that is nearly one of the package: where one is made or caught, and wherever a name begins with that of the client. What
 * the fence declares is its own.
 */
export function checkTypeNames(
  { api, sdk }: Pick<Reference, "api" | "sdk">,
  tokens: readonly CsharpToken[],
): Finding[] {
  const queries = operationsOf(api).map(({ id }) => `${toPascal(id)}Query`);
  const named = [...sdk.packages.dotnet.types, ...api.schemas, ...api.enumerations].map(({ name }) => name);
  const known = [...named, ...queries];
  const isKind = (text = "") => /^(?:class|record|struct|enum|interface)$/.test(text);
  const own = new Set(tokens.filter((_, index) => isKind(tokens[index - 1]?.text)).map(({ text }) => text));
  return tokens.flatMap((token, index) => {
    if (token.type !== "name" || token.text.length < 6 || known.includes(token.text)) return [];
    const before = tokens.slice(Math.max(0, index - 2), index).map(({ text }) => text);
    const isType = before.at(-1) === "new" || before[0] === "catch" || /^Plan\w{6}/.test(token.text);
    if (!isType || own.has(token.text)) return [];
    const meant = known.find((name) => isMisspelled(token.text, name));
    return meant === undefined ? [] : [unknown(`the SDK has no type "${token.text}".`, token, token.text, [meant])];
  });
}

function checkInitializer(api: Api, sdk: Sdk, tokens: readonly CsharpToken[], index: number): Finding[] {
  if (tokens[index]?.text !== "new") return [];
  let at = index + 1;
  while (tokens[at + 1]?.text === ".") at += 2;
  const name = tokens[at]?.text ?? "";
  if (tokens[at + 1]?.text === "(" && tokens[at + 2]?.text === ")") at += 2;
  if (tokens[at + 1]?.text !== "{") return [];
  const set = assignments(tokens, at + 1);
  const model = findModel(api, name);
  if (model) return set.flatMap((one) => checkAssignment(model, one.name, one.value));
  const { members = [] } = sdk.packages.dotnet.types.find((type) => type.name === name) ?? {};
  if (members.length === 0) return [];
  return set
    .filter((one) => !members.includes(one.name.text))
    .map((one) => unknown(`${name} has no property "${one.name.text}".`, one.name, one.name.text, members));
}

/** A record of the API by its name, or the query of a list: `ListAppointmentsQuery`. */
function findModel(api: Api, name: string): Model | undefined {
  const list = operationsOf(api).find(({ id, method }) => method === "get" && `${toPascal(id)}Query` === name);
  return list ? { name, fields: list.parameters.filter(({ place }) => place === "query") } : findSchema(api, name);
}

/** `Name = value` at the first level of the braces that open at `start`. */
function assignments(tokens: readonly CsharpToken[], start: number): { name: CsharpToken; value: CsharpToken[] }[] {
  const found: { name: CsharpToken; value: CsharpToken[] }[] = [];
  let depth = 0;
  for (let index = start; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    if (/^[{[(]$/.test(token.text) && token.type === "mark") depth++;
    if (/^[}\])]$/.test(token.text) && token.type === "mark" && --depth === 0) break;
    if (
      depth === 1 &&
      token.type === "name" &&
      tokens[index + 1]?.text === "=" &&
      /^[{,]$/.test(tokens[index - 1]?.text ?? "")
    ) {
      found.push({ name: token, value: tokens.slice(index + 2, index + 4) });
    }
  }
  return found;
}

function checkAssignment(schema: Model, name: CsharpToken, [first, second]: readonly CsharpToken[]): Finding[] {
  const field = schema.fields.find((candidate) => csharpName(candidate.name) === name.text);
  const known = schema.fields.map((candidate) => csharpName(candidate.name));
  if (!field) return [unknown(`${schema.name} has no property "${name.text}".`, name, name.text, known)];
  // Only a literal that ends the assignment tells its type.
  const literal = first && /^[,}]$/.test(second?.text ?? "") ? first : undefined;
  const wanted = literal && !fits(field.type, literal) ? csharpType(field) : undefined;
  return wanted === undefined
    ? []
    : [{ line: name.line, message: `C#: ${schema.name}.${name.text} is ${wanted}, not ${describe(literal)}.` }];
}

function describe(token: CsharpToken | undefined): string {
  if (token?.type === "string") return `the text "${token.text}"`;
  return token?.text ?? "";
}

/** False only when a literal has another type. */
function fits(type: FieldType, { type: kind, text }: CsharpToken): boolean {
  const isLiteral = kind === "string" || kind === "number" || /^(true|false)$/.test(text);
  if (!isLiteral) return true;
  switch (type.type) {
    case "text":
      return kind === "string" && !/^(date-time|date|uuid)$/.test(type.format ?? "");
    case "number":
      return kind === "number" && (type.isInteger ? /^\d+$/.test(text) : !/[.]/.test(text) || /m$/i.test(text));
    case "bool":
      return kind === "name";
    default:
      return false;
  }
}

const textTypes: Record<string, string> = { "date-time": "a DateTimeOffset", date: "a DateOnly", uuid: "a Guid" };

function csharpType({ type }: Pick<Field, "type">): string {
  switch (type.type) {
    case "text":
      return textTypes[type.format ?? ""] ?? "a string";
    case "number":
      return type.isInteger ? "an int" : "a decimal (write 1.5m)";
    case "bool":
      return "a bool";
    case "enumeration":
      return `a value of ${type.name}`;
    case "list":
      return "a list";
    case "record":
      return `a ${type.schema}`;
    case "any":
      return "an object";
  }
}

/** Checks `Importance.High`; a method such as `Environment.GetEnvironmentVariable(` belongs to a platform type. */
function checkEnumeration(api: Api, [token, point, value, next]: readonly CsharpToken[]): Finding[] {
  const enumeration = api.enumerations.find(({ name }) => name === token?.text);
  if (!enumeration || point?.text !== "." || value?.type !== "name" || next?.text === "(") return [];
  const known = enumeration.values.map(({ name }) => csharpName(name));
  if (known.includes(value.text)) return [];
  return [unknown(`${enumeration.name} has no value "${value.text}".`, value, value.text, known)];
}
