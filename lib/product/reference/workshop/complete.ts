import { workshop as texts } from "#texts/workshop";
import type { Api, Field, Operation } from "../api-types";
import type { CallGroup } from "../calls/call-group";
import { formatType, innerType, recordIn } from "../field-type";
import { findEnumeration, findSchema } from "../find";
import { knownValues } from "./find-conflicts";
import { cursorAt, type OpenPart } from "./json-cursor";

/** A completion at the caret: its label, its description, and the text to insert. */
export type Completion = { label: string; detail: string; insert: string };

/** Completions at the caret, and the start of the text that they replace. */
export type Completions = { from: number; items: Completion[] };

/** Completes unused fields of the object at the caret, or values of the field there. */
export function completionsAt(group: CallGroup, operation: Operation, text: string, caret: number): Completions {
  const { open, key, isKey, from, prefix } = cursorAt(text, caret);
  const schema = schemaAt(group.api, operation.body?.schema ?? "", open);
  const fields = findSchema(group.api, schema)?.fields ?? [];
  const here = open.at(-1);
  const items = isKey
    ? fields.filter(({ name }) => !here?.members.has(name)).map(toName)
    : fields.filter(({ name }) => name === (key ?? here?.key)).flatMap((field) => valuesOf(group, field));
  const wanted = prefix.toLowerCase();
  return { from, items: items.filter(({ label }) => label.toLowerCase().startsWith(wanted)) };
}

/** Schema of the object around the caret; inside an array, that of the object with the array's key. */
function schemaAt(api: Api, root: string, open: readonly OpenPart[]): string {
  let schema = root;
  for (const [index, { type, key }] of open.entries()) {
    if (key === undefined || (type === "array" && index === open.length - 1)) continue;
    const operation = open[index - 1]?.members.get("operation");
    const imported = key === "data" ? api.importOperations.find(({ name }) => name === operation) : undefined;
    const field = findSchema(api, schema)?.fields.find(({ name }) => name === key);
    schema = imported?.schema ?? recordIn(field?.type) ?? schema;
  }
  return schema;
}

function toName({ name, type, isRequired }: Field): Completion {
  return {
    label: name,
    detail: `${formatType(type)}${isRequired ? `, ${texts.required}` : ""}`,
    insert: `"${name}": `,
  };
}

function valuesOf({ api, world }: CallGroup, { name, type, isNullable }: Field): Completion[] {
  const plain = (label: string): Completion => ({ label, detail: "", insert: label });
  const text = (label: string, detail = ""): Completion => ({ label, detail, insert: JSON.stringify(label) });
  const inner = innerType(type);
  const none = isNullable && type.type !== "list" ? [{ ...plain("null"), detail: texts.clears }] : [];
  if (name === "operation") return api.importOperations.map((operation) => text(operation.name));
  switch (inner.type) {
    case "bool":
      return [plain("true"), plain("false"), ...none];
    case "enumeration":
      return [
        ...(findEnumeration(api, inner.name)?.values ?? []).map((value) => text(value.name, value.meaning)),
        ...none,
      ];
    case "text":
      if (inner.format === "date-time") return [text("2026-03-02T09:00:00Z", "ISO 8601"), ...none];
      if (inner.format === "date") return [text("2026-03-02", "ISO 8601"), ...none];
      return [...knownValues(world, name).map((value) => text(value)), ...none];
    default:
      return none;
  }
}
