import type { FieldType, Json } from "../api-types";
import type { CliAction, CliOption } from "../cli-types";
import type { GivenOption } from "./given-options";
import type { RecordIssue } from "./record-checker";
import type { CheckContext, Finding } from "./sample-types";

/** Checks the body that the options of a command make, and says it in the words of the command line. */
export function checkCliBody(
  { records }: CheckContext,
  title: string,
  line: number,
  action: CliAction,
  given: readonly GivenOption[],
): Finding[] {
  if (action.schema === undefined) return [];
  const filled = given.filter(({ option }) => option.field);
  const body: { [key: string]: Json } = {};
  for (const option of action.options)
    if (isLeftToDefault(option)) body[option.field?.field.name ?? ""] = option.field?.field.default ?? null;
  for (const { option, value } of filled) {
    if (option.field) body[option.field.field.name] = toJson(option.field.field.type, value.text);
  }
  return records.check(action.schema, body).flatMap((issue) => {
    const culprit = filled.find(({ option }) => option.field?.field.name === issue.path[0]);
    if (culprit?.value.isDynamic) return [];
    const message = `${title}: ${inOptions(action, issue)}`;
    return [{ line: culprit?.word.line ?? line, message, hint: issue.hint }];
  });
}

/** A required field that the command line does not ask for: it has a default, or null means all. */
function isLeftToDefault({ isRequired, field }: CliOption): boolean {
  return field?.field.isRequired === true && !isRequired;
}

/** Field names in a message become options. */
function inOptions(action: CliAction, { message }: RecordIssue): string {
  return message
    .replace(/^\w+ needs the field/, "needs")
    .replace(/^\w+ needs/, "needs")
    .replace(/"(\w+)"/g, (text, name: string) => {
      const option = action.options.find((candidate) => candidate.field?.field.name === name);
      return option ? `--${option.name}` : text;
    });
}

/** A word of the command line as the API wants it; a word that cannot be converted stays text and fails its type. */
function toJson(type: FieldType, text: string): Json {
  switch (type.type) {
    case "number":
      return text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
    case "bool":
      return text === "true" ? true : text === "false" ? false : text;
    case "list":
      return text.split(";").map((item) => toJson(type.of, item.trim()));
    default:
      return text;
  }
}
