import type { Api, Field, FieldType, Schema } from "../api-types";
import { csharpName } from "../names";
import { unknown } from "./csharp-members";
import type { CsharpToken } from "./csharp-tokens";
import type { Finding } from "./fences";

/** Checks `new Job { JobNo = "…" }` against the fields of the record, and values of enumerations wherever they stand. */
export function checkModels(api: Api, tokens: readonly CsharpToken[]): Finding[] {
  return tokens.flatMap((_, index) => [
    ...checkInitializer(api, tokens, index),
    ...checkEnumeration(api, tokens.slice(index, index + 4)),
  ]);
}

function checkInitializer(api: Api, tokens: readonly CsharpToken[], index: number): Finding[] {
  if (tokens[index]?.text !== "new") return [];
  let at = index + 1;
  while (tokens[at + 1]?.text === ".") at += 2;
  const schema = api.schemas.find(({ name }) => name === tokens[at]?.text);
  if (tokens[at + 1]?.text === "(" && tokens[at + 2]?.text === ")") at += 2;
  if (!schema || tokens[at + 1]?.text !== "{") return [];
  return assignments(tokens, at + 1).flatMap(({ name, value }) => checkAssignment(schema, name, value));
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

function checkAssignment(schema: Schema, name: CsharpToken, [first, second]: readonly CsharpToken[]): Finding[] {
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

/** True unless a literal shows that the value has another type. */
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

function csharpType({ type }: Field): string {
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

/** `Importance.High`; a method such as `Environment.GetEnvironmentVariable(` belongs to a type of the platform. */
function checkEnumeration(api: Api, [token, point, value, next]: readonly CsharpToken[]): Finding[] {
  const enumeration = api.enumerations.find(({ name }) => name === token?.text);
  if (!enumeration || point?.text !== "." || value?.type !== "name" || next?.text === "(") return [];
  const known = enumeration.values.map(({ name }) => csharpName(name));
  if (known.includes(value.text)) return [];
  return [unknown(`${enumeration.name} has no value "${value.text}".`, value, value.text, known)];
}
