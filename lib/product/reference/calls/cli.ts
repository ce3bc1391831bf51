import type { Json, Method, Operation } from "../api-types";
import { isJsonRecord } from "../json";
import { wrapCommand } from "../synopsis";
import { exampleQuery } from "./curl";

type CallAction = {
  name: string;
  operation?: string;
  schema?: string;
  options: readonly { name: string; parameter?: string; field?: { field: { name: string } } }[];
};
type CallCommand = { name: string; actions: readonly CallAction[] };

/** The part of the command line that making a call needs. */
export type CallCli = { name: string; commands: readonly CallCommand[] };

/** The call on the command line, or nothing when no command makes it. */
export function cliCall(cli: CallCli, operation: Operation): string | undefined {
  // A command sends one record.
  if (Array.isArray(operation.body?.example)) return undefined;
  if (operation.id === "runImport") return `${cli.name} import --env sandbox --file batch.json`;
  const found = findAction(cli, operation);
  if (!found) return undefined;
  const { command, action } = found;
  const head = [cli.name, command.name, action.name].filter(Boolean).join(" ");
  const { options, notes } = operation.body
    ? bodyOptions(action, operation.body.example, operation.method)
    : queryOptions(action, operation);
  const line = wrapCommand([`${head} --env sandbox`, ...options].join(" "));
  return [...notes, line].join("\n");
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

/** Options with a value; notes name what the command cannot say. A key of a deletion that is null is one without that part. */
function bodyOptions(action: CallAction, example: Json, method: Method): { options: string[]; notes: string[] } {
  const body = isJsonRecord(example) ? example : {};
  const optionOf = (name: string) => action.options.find((candidate) => candidate.field?.field.name === name);
  const fields = Object.entries(body);
  const without = fields.filter(([name]) => !optionOf(name)).map(([name]) => name);
  const cleared = fields.filter(([name, value]) => value === null && optionOf(name) && method !== "delete");
  return {
    options: fields.flatMap(([name, value]) => {
      const option = optionOf(name);
      return option && value !== null ? [`--${option.name}${value === true ? "" : ` ${quote(value)}`}`] : [];
    }),
    notes: [
      ...(without.length > 0 ? [`# The command has no option for ${without.join(" and ")}.`] : []),
      ...(cleared.length > 0 ? [`# Left out, because it is null: ${cleared.map(([name]) => name).join(", ")}.`] : []),
    ],
  };
}

function queryOptions(action: CallAction, operation: Operation): { options: string[]; notes: string[] } {
  const query = exampleQuery(operation.parameters);
  const optionOf = (name: string) => action.options.find((candidate) => candidate.parameter === name);
  const without = query.filter(([name]) => !optionOf(name)).map(([name]) => name);
  return {
    options: query.flatMap(([name, value]) => {
      const option = optionOf(name);
      return option ? [`--${option.name} ${quote(value)}`] : [];
    }),
    notes:
      without.length > 0 ? [`# The command has no option for ${without.join(" and ")}: it lists all records.`] : [],
  };
}

/** A value as a shell word; lists are joined with `;`. */
function quote(value: unknown): string {
  const text = Array.isArray(value) ? value.join(";") : String(value);
  return /^[\w./:@+-]+$/.test(text) ? text : `"${text.replace(/["\\$`]/g, "\\$&")}"`;
}
