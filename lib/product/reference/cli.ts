import type { z } from "zod";
import { validateOrThrow } from "../../input/validate";
import type { YamlDocument } from "../../input/yaml-document";
import type { Api, Field, Operation, Schema } from "./api-types";
import { type CommandInput, cliSchema, type OptionInput, requireConsistentCli } from "./cli-schema";
import { formatDefault, formatType } from "./field-type";
import { findOperation, findSchema, valuesOf } from "./find";
import { toKebab } from "./names";

/** One option of one action: as the document has it, or made from a field of the API. */
export type CliOption = Omit<OptionInput, "field" | "requiredFor"> & {
  /** A bare option means true. */
  isSwitch: boolean;
  /** The field of the API body, with its schema; absent for options of the command line alone. */
  field?: { schema: string; field: Field };
  /** Query parameter of the API that the option sets. */
  parameter?: string;
};

/** What follows the name of a command. */
export type CliAction = {
  /** The word; empty when the command has none. */
  name: string;
  /** Placeholders for the words that follow. */
  words: string[];
  /** Operation of the API that is called. */
  operation?: string;
  /** Schema of the body that the options fill. */
  schema?: string;
  options: CliOption[];
  /** Sets of options of which one must be complete. */
  alternatives: string[][];
};

/** A command with the page that describes it. */
export type CliCommand = Pick<CommandInput, "name" | "page" | "summary"> & { actions: CliAction[] };

/** The command line as pages and checks need it. */
export type Cli = Pick<z.output<typeof cliSchema>, "name" | "version" | "exitCodes"> & {
  globalOptions: CliOption[];
  commands: CliCommand[];
};

/**
 * Checks and types the command line; options that mirror API fields are made from `api`.
 * @throws InputError with every mistake of the document.
 */
export function parseCli(document: YamlDocument, api: Api): Cli {
  const schema = cliSchema.superRefine((cli, context) => requireConsistentCli(cli, api, context));
  const { globalOptions, commands, ...cli } = validateOrThrow(schema, document);
  return {
    ...cli,
    globalOptions: globalOptions.map((option) => writtenOption(option, api)),
    commands: commands.map((command) => ({
      name: command.name,
      page: command.page,
      summary: command.summary,
      actions: toActions(command, api),
    })),
  };
}

function toActions(command: CommandInput, api: Api): CliAction[] {
  const { path, actions, entities, verbs, operation, options } = command;
  if (path !== undefined) return toEntityActions(path, command, api);
  if (actions)
    return Object.entries(actions).flatMap(([name, id]) => toAction(name, findOperation(api, id), command, api));
  const plain = { words: [], options: [], alternatives: [] };
  if (verbs) return Object.entries(verbs).map(([name, words]) => ({ ...plain, name, words }));
  if (!entities)
    return [{ ...plain, name: "", operation, options: options.map((option) => writtenOption(option, api)) }];
  return Object.entries(entities).map(([name, id]) => ({
    ...plain,
    name,
    operation: id,
    options: options
      .filter(({ requiredFor }) => !requiredFor || requiredFor.includes(name))
      .map((option) => ({ ...writtenOption(option, api), ...(option.requiredFor && { isRequired: true }) })),
  }));
}

/** `add` and `update` both create or update, so both call POST. */
function toEntityActions(path: string, command: CommandInput, api: Api): CliAction[] {
  const operations = api.endpoints.find((endpoint) => endpoint.path === path)?.operations ?? [];
  const calling = (name: string, method: string) => {
    const operation = operations.find((known) => known.method === method);
    return toAction(name, operation, command, api);
  };
  const cleared = findSchema(api, api.importOperations.find(({ name }) => name === command.clear)?.schema ?? "");
  return [
    ...calling("add", "post"),
    ...calling("update", "post"),
    ...calling("delete", "delete"),
    ...(cleared ? [actionFromSchema("clear", cleared, command, api)] : []),
  ];
}

/** An action that sends the body of an operation: one option for each of its fields. */
function toAction(name: string, operation: Operation | undefined, command: CommandInput, api: Api): CliAction[] {
  if (!operation) return [];
  const schema = findSchema(api, operation.body?.schema ?? "");
  return [{ ...actionFromSchema(name, schema, command, api), operation: operation.id }];
}

/** An action whose options are the fields of a schema. */
function actionFromSchema(name: string, schema: Schema | undefined, command: CommandInput, api: Api): CliAction {
  const { name: schemaName, fields = [], alternatives = [] } = schema ?? {};
  return {
    name,
    words: [],
    schema: schemaName,
    options: fields.map((field) => ({
      name: toKebab(field.name),
      alias: command.aliases[field.name],
      type: formatType(field.type),
      isSwitch: field.type.type === "bool",
      values: field.type.type === "enumeration" ? valuesOf(api, field.type.name) : undefined,
      default: formatDefault(field),
      meaning: field.meaning,
      // The command line fills in defaults, and a key that may be null is left out.
      isRequired: field.isRequired && !field.isNullable && field.default === undefined,
      field: { schema: schemaName ?? "", field },
    })),
    alternatives: alternatives.map((set) => set.map(toKebab)),
  };
}

/** An option written in the document. */
function writtenOption({ field, requiredFor: _, values, ...option }: OptionInput, api: Api): CliOption {
  return {
    ...option,
    isSwitch: option.type === "switch",
    values: values ?? valuesOf(api, option.type),
    parameter: field,
  };
}
