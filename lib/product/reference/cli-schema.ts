import { z } from "zod";
import { addIssue, listBy, type RefinementContext, requireKnown, requireUnique } from "../../input/validate";
import type { Path } from "../../input/yaml-document";
import { requireOperation } from "./api";
import type { Api } from "./api-types";
import { text } from "./atoms";
import { findSchema, operationsOf, valuesOf } from "./find";

const texts = z.record(text, text);

const option = z.strictObject({
  /** Without dashes: `source-app`. */
  name: text,
  alias: text.optional(),
  /** Type as readers see it: `text(50)`, `Importance`. */
  type: text,
  values: z.array(text).optional(),
  default: text.optional(),
  meaning: text,
  isRequired: z.boolean().default(false),
  /** Query parameter of the API that the option sets. */
  field: text.optional(),
  /** Entities of the command that have the option, and need it. */
  requiredFor: z.array(text).optional(),
});
const command = z.strictObject({
  name: text,
  page: text,
  summary: text,
  /** Endpoint whose operations are the actions. */
  path: text.optional(),
  /** Operation of an import that clears, beside the actions of `path`. */
  clear: text.optional(),
  /** One-letter forms of options, by API field. */
  aliases: texts.default({}),
  /** Operations by the name of the action. */
  actions: texts.optional(),
  /** Operations by the entity that is listed. */
  entities: texts.optional(),
  /** Words that follow, by the name of the action. */
  verbs: z.record(text, z.array(text)).optional(),
  operation: text.optional(),
  options: listBy(option, "name", "alias").default([]),
});

/** The command line. */
export const cliSchema = z.strictObject({
  name: text,
  version: text,
  globalOptions: listBy(option, "name", "alias"),
  /** Exit codes of the command line and their meanings. */
  exitCodes: listBy(z.strictObject({ code: z.int(), meaning: text }), "code"),
  commands: listBy(command, "name"),
});

/** An option as the document has it. */
export type OptionInput = z.output<typeof option>;
/** A command as the document has it. */
export type CommandInput = z.output<typeof command>;

/** Requires that everything commands refer to exists in the API, and that options accept their own defaults. */
export function requireConsistentCli(cli: z.output<typeof cliSchema>, api: Api, context: RefinementContext): void {
  requireValues(["globalOptions"], cli.globalOptions, api, context);
  for (const [index, command] of cli.commands.entries()) {
    requireOperations(["commands", index], command, api, context);
    requireNames(["commands", index], command, api, context);
    requireLetters(["commands", index], command, cli.globalOptions, context);
    requireValues(["commands", index, "options"], command.options, api, context);
  }
}

function requireOperations(at: Path, command: CommandInput, api: Api, context: RefinementContext): void {
  const { path, clear, actions, entities, verbs, operation } = command;
  for (const [key, ids] of Object.entries({ actions, entities }))
    for (const [name, id] of Object.entries(ids ?? {})) requireOperation(context, [...at, key, name], id, api);
  if (operation !== undefined) requireOperation(context, [...at, "operation"], operation, api);
  if (path !== undefined) {
    const posts = operationsOf(api).flatMap(({ method, path: known }) => (method === "post" ? [known] : []));
    requireKnown(context, [...at, "path"], path, posts, "path of the API with a POST");
  }
  if (clear !== undefined) {
    const imports = api.importOperations.filter(({ schema }) => findSchema(api, schema)).map(({ name }) => name);
    requireKnown(context, [...at, "clear"], clear, imports, "operation of an import");
  }
  if ([path, actions, entities, verbs, operation].every((given) => given === undefined)) {
    addIssue(context, at, `"${command.name}" does nothing.`, "Add one of path, actions, entities, verbs, operation.");
  }
}

/** Requires that aliases and options refer to existing fields, parameters, and entities. */
function requireNames(at: Path, command: CommandInput, api: Api, context: RefinementContext): void {
  const { path, actions, entities = {}, operation, aliases, options } = command;
  const given = [path, operation, ...Object.values({ ...actions, ...entities })].filter((name) => name !== undefined);
  const called = operationsOf(api).filter(({ id, path: route }) => given.includes(id) || given.includes(route));
  // Without the path or one of the operations, which is reported, its names are not known.
  if (!given.every((name) => called.some(({ id, path: route }) => name === id || name === route))) return;
  const fields = called.flatMap(({ body }) => findSchema(api, body?.schema ?? "")?.fields ?? []);
  const names = [...fields, ...called.flatMap(({ parameters }) => parameters)].map(({ name }) => name);
  const known = [...new Set(names)];
  for (const field of Object.keys(aliases))
    requireKnown(context, [...at, "aliases", field], field, known, "field of the command");
  for (const [index, { field, requiredFor = [] }] of options.entries()) {
    const option = [...at, "options", index];
    if (field !== undefined) requireKnown(context, [...option, "field"], field, known, "parameter of the command");
    for (const [place, entity] of requiredFor.entries())
      requireKnown(context, [...option, "requiredFor", place], entity, Object.keys(entities), "entity of the command");
  }
}

/** Requires unique one-letter aliases within a command; duplicates within one list are reported with the list. */
function requireLetters(
  at: Path,
  { aliases, options }: CommandInput,
  globalOptions: readonly OptionInput[],
  context: RefinementContext,
): void {
  const lettersOf = (given: readonly OptionInput[], path: Path) =>
    given.flatMap(({ alias }, index) =>
      alias === undefined || given.findIndex((other) => other.alias === alias) < index
        ? []
        : [[alias, [...path, index, "alias"]] as const],
    );
  requireUnique(context, [
    ...lettersOf(globalOptions, ["globalOptions"]),
    ...Object.entries(aliases).map(([field, letter]) => [letter, [...at, "aliases", field]] as const),
    ...lettersOf(options, [...at, "options"]),
  ]);
}

function requireValues(at: Path, options: readonly OptionInput[], api: Api, context: RefinementContext): void {
  const enumerations = api.enumerations.map(({ name }) => name);
  for (const [index, { type, default: usual, values: written }] of options.entries()) {
    if (/^[A-Z]/.test(type) && !written)
      requireKnown(context, [...at, index, "type"], type, enumerations, "enumeration");
    if (usual === undefined) continue;
    const path = [...at, index, "default"];
    const values = written ?? valuesOf(api, type);
    if (values) requireKnown(context, path, usual, values, "value of this option");
    if (type === "int" && !/^\d+$/.test(usual))
      addIssue(context, path, `"${usual}" is not a whole number.`, "Write digits in quotes.");
  }
}
