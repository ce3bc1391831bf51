import { suggest } from "../../../issues";
import type { CliAction, CliCommand, CliOption } from "../cli-types";
import { checkCliBody } from "./cli-body";
import { type GivenOption, readOptions } from "./given-options";
import type { CheckContext, Finding } from "./sample-types";
import type { ShellWord } from "./shell-words";

/** Checks the words after `planloom`: command, action, options, what is required, values. */
export function checkCliCommand(context: CheckContext, line: number, words: readonly ShellWord[]): Finding[] {
  const { cli } = context.reference;
  const [name, ...rest] = words;
  if (!name || isHelp(name.text)) return [];
  const command = cli.commands.find((candidate) => candidate.name === name.text);
  if (!command)
    return [
      unknown(
        name,
        `${cli.name} has no command "${name.text}".`,
        cli.commands.map((known) => known.name),
      ),
    ];
  if (rest.some(({ text }) => isHelp(text))) return [];
  const found = findAction(command, rest);
  if (!found) return [wrongAction(command, cli.name, line, rest[0])];
  const { action, words: optionWords } = found;
  const { given, loose, findings } = readOptions([...action.options, ...cli.globalOptions], optionWords);
  const title = [cli.name, command.name, action.name].filter(Boolean).join(" ");
  return [
    ...findings.map((finding) => ({ ...finding, message: `${title}: ${finding.message}` })),
    ...checkLoose(title, line, action, loose),
    ...checkPresence(title, line, action, given),
    ...checkValues(title, [...given]),
    ...checkCliBody(context, title, line, action, given),
  ];
}

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
  const names = command.actions.map(({ name }) => name);
  if (!word || word.text.startsWith("-")) {
    return {
      line: word?.line ?? line,
      message: `${cli} ${command.name} needs an action.`,
      hint: `It has ${names.join(", ")}.`,
    };
  }
  const message = `${cli} ${command.name} has no action "${word.text}".`;
  return { line: word.line, message, hint: `It has ${names.join(", ")}.` };
}

function unknown({ text, line }: ShellWord, message: string, known: readonly string[]): Finding {
  const hint = suggest(text, known, `It has ${known.join(", ")}.`);
  return { line, message, hint };
}

function checkLoose(title: string, line: number, action: CliAction, loose: readonly ShellWord[]): Finding[] {
  const extra = loose[action.words.length];
  if (extra)
    return [
      {
        line: extra.line,
        message: `${title}: "${extra.text}" belongs to no option.`,
        hint: "Quote values with spaces.",
      },
    ];
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
    return [
      {
        line: word.line,
        message: `${title}: --${option.name} cannot be "${value.text}".`,
        hint,
      },
    ];
  });
}
