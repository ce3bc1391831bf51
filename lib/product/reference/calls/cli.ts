import type { Api, Json, Operation } from "../api-types";
import { findSchema } from "../find";
import { isJsonRecord } from "../json";
import { wrapParts } from "../synopsis";
import { exampleQuery, quoteShell } from "./curl";
import { fits, isSecret } from "./values";

type CallAction = {
  name: string;
  operation?: string;
  schema?: string;
  options: readonly { name: string; parameter?: string; field?: { field: { name: string } } }[];
};
type CallCommand = { name: string; actions: readonly CallAction[] };

/** The part of the command line that making a call needs. */
export type CallCli = { name: string; commands: readonly CallCommand[] };

/** The call as a CLI command, or nothing when no command makes it or an option cannot represent its field's value. */
export function cliCall({ api, cli }: { api: Api; cli: CallCli }, operation: Operation): string | undefined {
  // A command sends one record.
  if (Array.isArray(operation.body?.example)) return undefined;
  if (operation.id === "runImport") return `${cli.name} import --env sandbox --file batch.json`;
  const found = findAction(cli, operation);
  if (!found) return undefined;
  const { command, action } = found;
  if (operation.body && !fitsOptions(api, action, operation.body)) return undefined;
  const head = [cli.name, command.name, action.name].filter(Boolean).join(" ");
  const { options, notes } = wordsOf(action, operation);
  return [...notes, wrapParts([head, "--env sandbox", ...options])].join("\n");
}

/** The command that calls an operation; PUT is called as the update that POST makes. */
function findAction(cli: CallCli, operation: Operation): { command: CallCommand; action: CallAction } | undefined {
  const isPut = operation.method === "put";
  const schema = operation.body?.schema.replace(/Update$/, "");
  for (const command of cli.commands) {
    const action = command.actions.find((candidate) =>
      isPut ? candidate.name === "update" && candidate.schema === schema : candidate.operation === operation.id,
    );
    if (action) return { command, action };
  }
  return undefined;
}

/** True when options can represent the body. Nulls are omitted with a note; list items are joined with `;`, so none may contain one. */
function fitsOptions(api: Api, { options }: CallAction, body: NonNullable<Operation["body"]>): boolean {
  const fields = findSchema(api, body.schema)?.fields ?? [];
  return fieldsOf(body).every(([name, value]) => {
    const hasOption = options.some(({ field }) => field?.field.name === name);
    const field = hasOption ? fields.find((known) => known.name === name) : undefined;
    const isTorn = Array.isArray(value) && value.some((item) => String(item).includes(";"));
    return !field || value === null || (!isTorn && fits(api, field.type, value));
  });
}

/** Options with values, and notes on what the command cannot express. A null part of a deletion's key is simply omitted. */
function wordsOf({ options }: CallAction, { body, method, parameters }: Operation) {
  const given: [name: string, value: Json][] = body ? fieldsOf(body) : exampleQuery(parameters);
  const words = given.map(([name, value]) => {
    const option = options.find(({ field, parameter }) => (body ? field?.field.name : parameter) === name);
    const isCleared = option && value === null && method !== "delete";
    const word = option && value !== null ? optionWord(option.name, value) : undefined;
    return { name, word, isCleared, isMissing: !option };
  });
  const missing = words.flatMap(({ name, isMissing }) => (isMissing ? [name] : [])).join(" and ");
  const cleared = words.flatMap(({ name, isCleared }) => (isCleared ? [name] : [])).join(", ");
  const noOption = `# The command has no option for ${missing}${body ? "." : ": it lists all records."}`;
  return {
    options: words.flatMap(({ word }) => word ?? []),
    notes: [...(missing ? [noOption] : []), ...(cleared ? [`# Left out, because it is null: ${cleared}.`] : [])],
  };
}

const fieldsOf = ({ example }: NonNullable<Operation["body"]>) => Object.entries(isJsonRecord(example) ? example : {});

/** An option with its value; a value that looks like an option is joined with `=`. */
function optionWord(name: string, value: Json): string {
  if (value === true) return `--${name}`;
  return `--${name}${/^--?[a-z]/i.test(textOf(value)) ? "=" : " "}${quote(value)}`;
}

/** A value as a shell word; lists are joined with `;`, and a value such as `$ERP_CLIENT_SECRET` is expanded by the shell. */
function quote(value: Json): string {
  if (isSecret(value)) return `"${value}"`;
  const text = textOf(value);
  if (/^[\w./:@+-]+$/.test(text)) return text;
  // Inside double quotes, an interactive shell expands "!" from its history, and a backslash that prevents it stays in the text.
  return /["\\$`!]/.test(text) ? quoteShell(text) : `"${text}"`;
}

const textOf = (value: Json) => (Array.isArray(value) ? value.join(";") : String(value));
