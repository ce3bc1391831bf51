import { suggest } from "../issues";
import { findEnumeration, findOperation, findSchema, unknownOperation } from "./api";
import type { Api } from "./api-types";
import { type Aliases, actionFromOperation, actionFromSchema } from "./cli-actions";
import type { Cli, CliAction, CliCommand, CliOption } from "./cli-types";
import { type Cursor, readDocument } from "./cursor";
import type { YamlFile } from "./yaml-file";

/** Checks and types the command line; options that mirror API fields are made from `api`. */
export function parseCli(source: YamlFile, api: Api): Cli {
  return readDocument(source, (root) => ({
    name: root.at("name").text(),
    version: root.at("version").text(),
    globalOptions: root.at("globalOptions").list((option) => readOption(option, api)),
    exitCodes: root
      .at("exitCodes")
      .list((row) => ({ code: row.at("code").integer(), meaning: row.at("meaning").text() })),
    commands: root.at("commands").list((command) => readCommand(command, api)),
  }));
}

function readCommand(place: Cursor, api: Api): CliCommand {
  return {
    name: place.at("name").text(),
    page: place.at("page").text(),
    summary: place.at("summary").text(),
    actions: readActions(place, api),
  };
}

function readActions(place: Cursor, api: Api): CliAction[] {
  const aliases = readAliases(place.at("aliases"));
  if (place.at("path").isPresent) return readEntityActions(place, api, aliases);
  if (place.at("actions").isPresent) {
    return place
      .at("actions")
      .entries()
      .flatMap(([name, id]) => readNamedAction(api, name, id, aliases));
  }
  if (place.at("entities").isPresent) return readListActions(place, api);
  if (place.at("verbs").isPresent) {
    return place
      .at("verbs")
      .entries()
      .map(([name, words]) => ({ name, words: words.list((word) => word.text()), options: [], alternatives: [] }));
  }
  const operation = readOperationId(place.at("operation"), api);
  return [{ name: "", words: [], operation, options: readOwnOptions(place, api), alternatives: [] }];
}

function readAliases(place: Cursor): Aliases {
  return new Map(place.isPresent ? place.entries().map(([field, alias]) => [field, alias.text()]) : []);
}

/** `add` and `update` both create or update, so both call POST. */
function readEntityActions(place: Cursor, api: Api, aliases: Aliases): CliAction[] {
  const path = place.at("path").text();
  const operations = api.endpoints.find((endpoint) => endpoint.path === path)?.operations ?? [];
  const post = operations.find((operation) => operation.method === "post");
  const remove = operations.find((operation) => operation.method === "delete");
  if (!post) place.at("path").problem(`the API has no POST ${path}.`);
  const clear = place.at("clear");
  return [
    ...(post
      ? [actionFromOperation(api, "add", post, aliases), actionFromOperation(api, "update", post, aliases)]
      : []),
    ...(remove ? [actionFromOperation(api, "delete", remove, aliases)] : []),
    ...(clear.isPresent ? readClear(clear, api, aliases) : []),
  ];
}

function readClear(place: Cursor, api: Api, aliases: Aliases): CliAction[] {
  const operation = api.importOperations.find(({ name }) => name === place.text());
  const schema = operation && findSchema(api, operation.schema);
  if (!schema) place.problem(`"${place.text()}" is no operation of an import.`);
  return schema ? [actionFromSchema(api, "clear", schema, aliases)] : [];
}

function readNamedAction(api: Api, name: string, id: Cursor, aliases: Aliases): CliAction[] {
  const operation = findOperation(api, readOperationId(id, api));
  return operation ? [actionFromOperation(api, name, operation, aliases)] : [];
}

function readListActions(place: Cursor, api: Api): CliAction[] {
  return place
    .at("entities")
    .entries()
    .map(([name, id]) => ({
      name,
      words: [],
      operation: readOperationId(id, api),
      options: readOwnOptions(place, api, name),
      alternatives: [],
    }));
}

function readOperationId(place: Cursor, api: Api): string {
  const id = place.text();
  if (!findOperation(api, id)) place.problem(unknownOperation(api, id));
  return id;
}

/** Options written in the document; with `entity`, only those that this entity has. */
function readOwnOptions(place: Cursor, api: Api, entity?: string): CliOption[] {
  if (!place.at("options").isPresent) return [];
  return place
    .at("options")
    .list((option) => ({ option: readOption(option, api), entities: readRequiredFor(option) }))
    .flatMap(({ option, entities }) => {
      if (entities === undefined || entity === undefined) return [option];
      return entities.includes(entity) ? [{ ...option, isRequired: true }] : [];
    });
}

function readRequiredFor(place: Cursor): string[] | undefined {
  const list = place.at("requiredFor");
  return list.isPresent ? list.list((name) => name.text()) : undefined;
}

function readOption(place: Cursor, api: Api): CliOption {
  const type = place.at("type").text();
  const alias = place.at("alias").optionalText();
  const usual = place.at("default").optionalText();
  const parameter = place.at("field").optionalText();
  const written = place.at("values");
  const values = written.isPresent
    ? written.list((value) => value.text())
    : findEnumeration(api, type)?.values.map((value) => value.name);
  return {
    name: place.at("name").text(),
    ...(alias !== undefined && { alias }),
    type,
    isSwitch: type === "switch",
    ...(values && { values }),
    ...(usual !== undefined && { default: checkedDefault(place.at("default"), usual, type, values) }),
    meaning: place.at("meaning").text(),
    isRequired: place.at("isRequired").flag(false),
    ...(parameter !== undefined && { parameter }),
  };
}

/** The default of an option; one that the option itself would refuse is a mistake. */
function checkedDefault(place: Cursor, text: string, type: string, values: readonly string[] | undefined): string {
  if (values && !values.includes(text))
    place.problem(`"${text}" is no value of this option. ${suggest(text, values, `It has ${values.join(", ")}.`)}`);
  if (type === "int" && !/^\d+$/.test(text)) place.problem(`"${text}" is no whole number.`);
  return text;
}
