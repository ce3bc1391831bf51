import { suggest } from "../../../issues";
import type { Api, FieldType, Json } from "../api-types";
import type { CliAction, CliCommand, CliOption } from "../cli";
import { scalarOf } from "../field-type";
import { findOperation } from "../find";
import type { CheckContext, Finding } from "./fences";
import type { RecordIssue } from "./record-checker";
import { checkTextValue } from "./routes";
import type { ShellWord } from "./shell-words";

/** Checks the words after `planloom`: command, action, options, required options, and values. */
export function checkCliCommand(context: CheckContext, line: number, words: readonly ShellWord[]): Finding[] {
  const { cli } = context.reference;
  const [name, ...rest] = words;
  if (!name || isHelp(name.text) || standsForMany(name)) return [];
  const command = cli.commands.find((candidate) => candidate.name === name.text);
  if (!command) {
    const known = cli.commands.map((candidate) => candidate.name);
    const hint = suggest(name.text, known, `It has ${known.join(", ")}.`);
    return [{ line: name.line, message: `${cli.name} has no command "${name.text}".`, hint }];
  }
  if (rest.some(({ text }) => isHelp(text))) return [];
  const found = findAction(command, rest);
  if (!found) return rest[0] && standsForMany(rest[0]) ? [] : [wrongAction(command, cli.name, line, rest[0])];
  const { action, words: optionWords } = found;
  // The content of such a word is unknown, so nothing can be reported as missing.
  const isWhole = !optionWords.some(standsForMany);
  const { given, loose, findings } = readOptions([...action.options, ...cli.globalOptions], optionWords);
  const title = [cli.name, command.name, action.name].filter(Boolean).join(" ");
  const misread =
    findings.length > 0
      ? findings.map((finding) => ({ ...finding, message: `${title}: ${finding.message}` }))
      : checkLoose(title, line, action, loose);
  return [
    ...misread,
    ...checkValues(title, given),
    ...checkParameters(context.reference.api, title, action, given),
    // What is missing may be what was misread.
    ...(isWhole && misread.length === 0 ? checkPresence(title, line, action, given) : []),
    ...checkCliBody(context, { title, line, isWhole: isWhole && misread.length === 0 }, action, given),
  ];
}

/** True for a word that a shell may expand to several: `"$@"`, `"${options[@]}"`, `${name:+--name "$name"}`. */
const standsForMany = ({ text, isDynamic }: ShellWord) =>
  isDynamic && /^\$(?:[@*]|\{(?:[@*]|\w+\[[@*]\]|\w+:?\+).*\})$/s.test(text);

function isHelp(word: string): boolean {
  return ["-h", "--help", "--version"].includes(word);
}

function findAction(
  command: CliCommand,
  words: readonly ShellWord[],
): { action: CliAction; words: readonly ShellWord[] } | undefined {
  const bare = command.actions.find(({ name }) => name === "");
  if (bare) return { action: bare, words };
  const action = command.actions.find(({ name }) => name === words[0]?.text);
  return action && { action, words: words.slice(1) };
}

function wrongAction(command: CliCommand, cli: string, line: number, word: ShellWord | undefined): Finding {
  const hint = `It has ${command.actions.map(({ name }) => name).join(", ")}.`;
  const what = !word || word.text.startsWith("-") ? "needs an action" : `has no action "${word.text}"`;
  return { line: word?.line ?? line, message: `${cli} ${command.name} ${what}.`, hint };
}

function checkLoose(title: string, line: number, action: CliAction, loose: readonly ShellWord[]): Finding[] {
  const extra = loose[action.words.length];
  if (extra) {
    const message = `${title}: "${extra.text}" does not belong to any option.`;
    return [{ line: extra.line, message, hint: "Quote values with spaces." }];
  }
  const missing = action.words.slice(loose.length);
  return missing.length > 0 ? [{ line, message: `${title} needs <${missing.join("> <")}>.` }] : [];
}

/** Options that mirror fields are checked with the body they make. */
function checkPresence(title: string, line: number, action: CliAction, given: readonly GivenOption[]): Finding[] {
  const isGiven = ({ name }: CliOption) => given.some(({ option }) => option.name === name);
  return action.options
    .filter((option) => option.isRequired && !option.field && !isGiven(option))
    .map(({ name }) => ({ line, message: `${title} needs --${name}.` }));
}

function checkValues(title: string, given: readonly GivenOption[]): Finding[] {
  return given.flatMap(({ option, value, word }) => {
    if (!option.values || option.field || value.isDynamic || option.values.includes(value.text)) return [];
    const hint = suggest(value.text, option.values, `It is one of ${option.values.join(", ")}.`);
    return [{ line: word.line, message: `${title}: --${option.name} cannot be "${value.text}".`, hint }];
  });
}

/** Values of options that set a query parameter of the API; a list may have several. */
function checkParameters(
  api: Api,
  title: string,
  { operation = "" }: CliAction,
  given: readonly GivenOption[],
): Finding[] {
  const parameters = findOperation(api, operation)?.parameters ?? [];
  return given.flatMap(({ option: { name, parameter }, value, word: { line } }) =>
    parameters
      .filter((known) => known.name === parameter && !value.isDynamic)
      .flatMap(({ type, isList }) =>
        (isList ? value.text.split(";") : [value.text]).flatMap((text) =>
          checkTextValue(api, { name, type, text, line }),
        ),
      )
      .map((finding) => ({ ...finding, message: `${title}: ${finding.message.replace(`"${name}"`, `--${name}`)}` })),
  );
}

/** Checks the body that the options of a command form, and phrases issues in terms of options. */
function checkCliBody(
  { records }: CheckContext,
  { title, line, isWhole }: { title: string; line: number; isWhole: boolean },
  action: CliAction,
  given: readonly GivenOption[],
): Finding[] {
  if (action.schema === undefined) return [];
  // A required field that the command line does not ask for has a default, or null means all.
  const left = action.options.flatMap(({ isRequired, field }): [string, Json][] =>
    field?.field.isRequired && !isRequired ? [[field.field.name, field.field.default ?? null]] : [],
  );
  const filled = given.flatMap(({ option: { field }, value }): [string, Json][] =>
    field ? [[field.field.name, toJson(field.field.type, value.text)]] : [],
  );
  return records.check(action.schema, Object.fromEntries([...left, ...filled])).flatMap((issue) => {
    const culprit = given.find(({ option: { field } }) => field && field.field.name === issue.path[0]);
    if (culprit?.value.isDynamic || (!isWhole && !culprit)) return [];
    const message = `${title}: ${inOptions(action, issue)}`;
    return [{ line: culprit?.word.line ?? line, message, hint: issue.hint }];
  });
}

/** Replaces field names in a message with options. */
function inOptions(action: CliAction, { message }: RecordIssue): string {
  return message
    .replace(/^\w+ needs the field/, "needs")
    .replace(/^\w+ needs/, "needs")
    .replace(/"(\w+)"/g, (text, name: string) => {
      const option = action.options.find((candidate) => candidate.field?.field.name === name);
      return option ? `--${option.name}` : text;
    });
}

/** Converts a command-line word to the type of its field; a word that cannot be converted stays text and fails its type check. */
const toJson = (type: FieldType, text: string): Json =>
  type.type === "list" ? text.split(";").map((item) => toJson(type.of, item.trim())) : scalarOf(type, text);

/** An option as typed, with its value; a bare switch has the value `true`. */
type GivenOption = { option: CliOption; word: ShellWord; value: ShellWord };

type Reading = { given: GivenOption[]; loose: ShellWord[]; findings: Finding[] };

/** Reads `--name value`, `--name=value`, `-n value` and bare switches; words without an option are loose. */
function readOptions(known: readonly CliOption[], words: readonly ShellWord[]): Reading {
  const reading: Reading = { given: [], loose: [], findings: [] };
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word || /^\d?[<>]/.test(word.text)) break;
    if (!/^--?[a-z]/i.test(word.text)) {
      if (!standsForMany(word)) reading.loose.push(word);
      continue;
    }
    const [name = "", inline] = word.text.split(/=(.*)/s);
    const option = known.find((candidate) => `--${candidate.name}` === name || `-${candidate.alias}` === name);
    if (!option) {
      const names = known.map((candidate) => `--${candidate.name}`);
      reading.findings.push({ line: word.line, message: `there is no option ${name}.`, hint: suggest(name, names) });
      if (inline === undefined && !isOption(words[index + 1])) index++;
      continue;
    }
    const value = inline === undefined ? valueAfter(option, word, words[index + 1]) : { ...word, text: inline };
    if (inline === undefined && value === words[index + 1]) index++;
    if (value) reading.given.push({ option, word, value });
    else reading.findings.push({ line: word.line, message: `${name} needs a value.` });
  }
  return reading;
}

function isOption(word: ShellWord | undefined): boolean {
  return word === undefined || /^--?[a-z]/i.test(word.text);
}

function valueAfter(option: CliOption, word: ShellWord, next: ShellWord | undefined): ShellWord | undefined {
  if (!option.isSwitch) return isOption(next) ? undefined : next;
  return next && (/^(true|false)$/.test(next.text) || next.isDynamic)
    ? next
    : { ...word, text: "true", isDynamic: false };
}
