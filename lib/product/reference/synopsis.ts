import type { CliAction, CliCommand, CliOption } from "./cli";

/** One line for each action of a command: the words, what is required, and `[options]` for the rest. */
export function synopsisLines(command: CliCommand, cli: string): string[] {
  return command.actions.map((action) =>
    [cli, command.name, action.name, ...action.words.map((word) => `<${word}>`), ...needed(action), rest(action)]
      .filter(Boolean)
      .join(" "),
  );
}

/** Maximum line length in characters. */
const width = 100;

/** Wraps a synopsis line at options, continuing with a backslash and two spaces; lines have at most `width` characters. */
export function wrapCommand(line: string): string {
  return wrapParts(line.split(/ (?=--|\[|\()/));
}

/** Joins the parts of a command, wrapping between them as `wrapCommand` does, but never inside one, such as an option's value. */
export function wrapParts(parts: readonly string[]): string {
  const lines: string[] = [];
  let current = "";
  for (const part of parts) {
    if (current !== "" && current.length + part.length + 1 > width - 2) {
      lines.push(current);
      current = `  ${part}`;
    } else current = current === "" ? part : `${current} ${part}`;
  }
  return [...lines, current].join(" \\\n");
}

function needed(action: CliAction): string[] {
  const required = action.options.filter((option) => option.isRequired).map(formatOption);
  const choices = action.alternatives.map((set) =>
    set
      .flatMap((name) =>
        action.options.filter((option) => option.name === name && !option.isRequired).map(formatOption),
      )
      .join(" "),
  );
  const inChoice = new Set(action.alternatives.flat());
  const conditional = action.options.filter(
    ({ name, isRequired, field }) => !isRequired && !inChoice.has(name) && field?.field.requiredWhen !== undefined,
  );
  return [
    ...required,
    ...(choices.length > 0 ? [`(${choices.filter(Boolean).join(" | ")})`] : []),
    ...conditional.map((option) => `[${formatOption(option)}]`),
  ];
}

function formatOption(option: CliOption): string {
  return `--${option.name} <${option.values ? option.values.join("|") : option.type.replace(/[(,].*$/, "")}>`;
}

function rest(action: CliAction): string {
  const inChoice = new Set(action.alternatives.flat());
  return action.options.some((option) => !option.isRequired && !inChoice.has(option.name)) ? "[options]" : "";
}
