import type { Api, Json, Method, Operation } from "../api-types";
import { findSchema } from "../find";
import { isJsonRecord } from "../json";
import { wrapParts } from "../synopsis";
import { exampleQuery } from "./curl";
import { isSecret } from "./example";
import { fits } from "./fits";

type CallAction = {
  name: string;
  operation?: string;
  schema?: string;
  options: readonly { name: string; parameter?: string; field?: { field: { name: string } } }[];
};
type CallCommand = { name: string; actions: readonly CallAction[] };

/** The part of the command line that making a call needs. */
export type CallCli = { name: string; commands: readonly CallCommand[] };

/** The call on the command line, or nothing when no command makes it or an option cannot have the value of its field. */
export function cliCall({ api, cli }: { api: Api; cli: CallCli }, operation: Operation): string | undefined {
  // A command sends one record.
  if (Array.isArray(operation.body?.example)) return undefined;
  if (operation.id === "runImport") return `${cli.name} import --env sandbox --file batch.json`;
  const found = findAction(cli, operation);
  if (!found) return undefined;
  const { command, action } = found;
  if (operation.body && !fitsOptions(api, action, operation.body)) return undefined;
  const head = [cli.name, command.name, action.name].filter(Boolean).join(" ");
  const { options, notes } = operation.body
    ? bodyOptions(action, operation.body.example, operation.method)
    : queryOptions(action, operation);
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

/** A null is left out, and said to be. */
function fitsOptions(api: Api, action: CallAction, { schema, example }: NonNullable<Operation["body"]>): boolean {
  const fields = findSchema(api, schema)?.fields ?? [];
  return Object.entries(isJsonRecord(example) ? example : {}).every(([name, value]) => {
    const field = optionOf(action, name) && fields.find((known) => known.name === name);
    return !field || value === null || fits(api, field.type, value);
  });
}

const optionOf = ({ options }: CallAction, field: string) =>
  options.find((candidate) => candidate.field?.field.name === field);

/** Options with a value; notes name what the command cannot say. A key of a deletion that is null is one without that part. */
function bodyOptions(action: CallAction, example: Json, method: Method): { options: string[]; notes: string[] } {
  const body = isJsonRecord(example) ? example : {};
  const fields = Object.entries(body);
  const without = fields.filter(([name]) => !optionOf(action, name)).map(([name]) => name);
  const cleared = fields.filter(([name, value]) => value === null && optionOf(action, name) && method !== "delete");
  return {
    options: fields.flatMap(([name, value]) => {
      const option = optionOf(action, name);
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

/** A value as a shell word; lists are joined with `;`, and a value such as `$ERP_CLIENT_SECRET` is left to the shell. */
function quote(value: Json): string {
  if (isSecret(value)) return `"${value}"`;
  const text = Array.isArray(value) ? value.join(";") : String(value);
  return /^[\w./:@+-]+$/.test(text) ? text : `"${text.replace(/["\\$`]/g, "\\$&")}"`;
}
