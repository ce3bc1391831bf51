import type { z } from "zod";
import { suggest } from "../issues";
import { isRecord } from "./is-record";
import type { Path } from "./yaml-document";

/** A message, its hint, and the path if it differs from that of the issue. */
type Told = [message: string, hint?: string, path?: Path];

/** `name` names the document; `isCode`: it is a module, not YAML; `isRequired` tells whether it is incomplete without the value. */
type Described = { name: string; isCode: boolean; isRequired: () => boolean };

/** Formats the messages for one zod issue about the value `found`, one per key if keys are unknown. */
export function describeIssue(
  issue: z.core.$ZodIssue,
  found: unknown,
  { name, isCode, isRequired }: Described,
): Told[] {
  const at = issue.path.length > 0 ? `"${formatPath(issue.path)}"` : name;
  const key = keyOf(issue.path);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((unknown) => {
        const place = issue.path.length > 0 ? ` in ${at}` : "";
        const hint = suggest(unknown, keysMeant(issue.message, found), `Known keys: ${issue.message}.`);
        return [`Unknown key "${unknown}"${place}.`, hint, [...issue.path, unknown]];
      });
    case "invalid_value": {
      const values = issue.values.map(String);
      const [message = "", hint] = issue.message.split("\n");
      if (found === undefined) return [missing(issue.path, name)];
      const cannot = found === null ? `${at} has no value.` : `${at} cannot be ${formatValue(found)}.`;
      const own = message.startsWith("Invalid ") ? cannot : message;
      return [[own, hint ?? suggest(String(found ?? ""), values, `Write one of: ${values.join(", ")}.`)]];
    }
    case "invalid_type":
      if (found === undefined) return [missing(issue.path, name)];
      if (found === null && issue.path.length === 0)
        return [[`${name} is empty.`, "Write its keys, each on a line of its own."]];
      if (found === null)
        return [[`${at} has no value.`, isRequired() ? `Write one: ${key}…` : "Write one, or remove the line."]];
      if (!issue.message.startsWith("Invalid input")) break;
      return [
        [
          `${at} must be ${kinds[issue.expected] ?? issue.expected}, found ${formatValue(found)}.`,
          example(issue.expected, key, found, isCode),
        ],
      ];
    case "too_small":
      if (!issue.message.startsWith("Too small")) break;
      if (issue.origin === "string" || issue.origin === "array")
        return [[`${at} is empty.`, isRequired() ? `Write a value: ${key}…` : "Write a value, or remove it."]];
      return [
        [
          `${at} must be at least ${issue.minimum}, found ${formatValue(found)}.`,
          `Write ${key}${issue.minimum} or more.`,
        ],
      ];
    case "too_big":
      if (!issue.message.startsWith("Too big")) break;
      return [
        [
          `${at} must be at most ${issue.maximum}, found ${formatValue(found)}.`,
          `Write ${key}${issue.maximum} or less.`,
        ],
      ];
  }
  const [message = "", hint] = issue.message.split("\n");
  return [[message, hint]];
}

/** Candidates that an unknown key in the map `found` may misspell, from the comma-separated `known` keys: missing ones come first. */
export function keysMeant(known: string, found: unknown): string[] {
  const isThere = (key: string) => isRecord(found) && Object.hasOwn(found, key);
  const keys = known.split(", ");
  return [...keys.filter((key) => !isThere(key)), ...keys.filter(isThere)];
}

/** Names of value types in messages, by zod's names. */
const kinds: Partial<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map of keys and values",
  record: "a map of keys and values",
};

/** The key of a value as the start of its line; empty for an item of a list. */
function keyOf(path: Path): string {
  const step = path.at(-1);
  return typeof step === "string" ? `${step}: ` : "";
}

/** The hint for a value of the wrong type. */
function example(expected: string, key: string, found: unknown, isCode: boolean): string {
  switch (expected) {
    case "string":
      // The value cannot be quoted in the hint: 3.10 has been parsed to 3.1, which would be another text.
      return typeof found === "object" ? `Write one text: ${key}"…".` : "Put it in quotes.";
    case "number":
    case "int":
      return `Write digits without quotes: ${key}12.`;
    case "boolean":
      return `Write ${key}true or ${key}false.`;
    case "array":
      if (isCode) return `Write ${key}["first", "second"].`;
      return `Write ${key}[first, second], or put each item on its own line after a hyphen.`;
    default:
      return isCode ? `Write ${key}{ key: value }.` : "Write its keys below it, one per line.";
  }
}

function missing(path: Path, name: string): Told {
  if (typeof path.at(-1) === "number") return [`"${formatPath(path)}" is empty.`, "Write it, or remove its comma."];
  const key = String(path.at(-1) ?? "");
  const around = path.length > 1 ? `"${formatPath(path.slice(0, -1))}"` : name;
  return [`${around} has no "${key}".`, `Add a line "${key}: …".`];
}

/** Formats a value for messages as JSON, truncated if it is long; JSON has no infinite and no big numbers. */
export const formatValue = (value: unknown) => {
  const isNumber = typeof value === "number" || typeof value === "bigint";
  const text = isNumber ? String(value) : (JSON.stringify(value) ?? "nothing");
  return text.length > 90 ? `${text.slice(0, 80)}…` : text;
};

/** Formats a path for messages: `codes[3].status`. */
export const formatPath = (path: Path): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text === "" ? String(step) : `${text}.${String(step)}`;
  }, "");
