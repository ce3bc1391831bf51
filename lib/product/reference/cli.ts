import { demand } from "../../input/validate";
import type { YamlDocument } from "../../input/yaml-document";
import type { Api } from "./api-types";
import { type Aliases, actionFromOperation, actionFromSchema } from "./cli-actions";
import { type CommandInput, cliSchema, type OptionInput, refuseInCli } from "./cli-schema";
import type { Cli, CliAction, CliOption } from "./cli-types";
import { findEnumeration, findOperation, findSchema } from "./find";

/**
 * Checks and types the command line; options that mirror API fields are made from `api`.
 * @throws InputError with every mistake of the document.
 */
export function parseCli(document: YamlDocument, api: Api): Cli {
  const schema = cliSchema.superRefine((cli, context) => refuseInCli(cli, api, context));
  const { globalOptions, commands, ...cli } = demand(schema, document);
  return {
    ...cli,
    globalOptions: globalOptions.map((option) => toOption(option, api)),
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
  const aliases: Aliases = new Map(Object.entries(command.aliases));
  if (path !== undefined) return toEntityActions(path, command.clear, api, aliases);
  if (actions) return Object.entries(actions).flatMap(([name, id]) => toAction(name, id, api, aliases));
  const plain = { words: [], options: [], alternatives: [] };
  if (verbs) return Object.entries(verbs).map(([name, words]) => ({ ...plain, name, words }));
  if (!entities) return [{ ...plain, name: "", operation, options: options.map((option) => toOption(option, api)) }];
  return Object.entries(entities).map(([name, id]) => ({
    ...plain,
    name,
    operation: id,
    options: options
      .filter(({ requiredFor }) => !requiredFor || requiredFor.includes(name))
      .map((option) => ({ ...toOption(option, api), ...(option.requiredFor && { isRequired: true }) })),
  }));
}

/** `add` and `update` both create or update, so both call POST. */
function toEntityActions(path: string, clear: string | undefined, api: Api, aliases: Aliases): CliAction[] {
  const operations = api.endpoints.find((endpoint) => endpoint.path === path)?.operations ?? [];
  const idOf = (method: string) => operations.find((operation) => operation.method === method)?.id ?? "";
  const cleared = findSchema(api, api.importOperations.find(({ name }) => name === clear)?.schema ?? "");
  return [
    ...["add", "update"].flatMap((name) => toAction(name, idOf("post"), api, aliases)),
    ...toAction("delete", idOf("delete"), api, aliases),
    ...(cleared ? [actionFromSchema(api, "clear", cleared, aliases)] : []),
  ];
}

function toAction(name: string, id: string, api: Api, aliases: Aliases): CliAction[] {
  const operation = findOperation(api, id);
  return operation ? [actionFromOperation(api, name, operation, aliases)] : [];
}

/** An option written in the document. */
function toOption({ field, requiredFor: _, values: written, ...option }: OptionInput, api: Api): CliOption {
  const values = written ?? findEnumeration(api, option.type)?.values.map(({ name }) => name);
  return {
    ...option,
    isSwitch: option.type === "switch",
    ...(values && { values }),
    ...(field !== undefined && { parameter: field }),
  };
}
