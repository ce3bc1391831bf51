import { attributeAnchor } from "./attributes";
import type { CliAction, CliCommand, CliOption } from "./cli-types";
import { collapseFamilies } from "./families";
import { formatNeeds, type Need } from "./need";

/** One row of an option table. */
type OptionRow = {
  /** `--source-app`, `-n`, `--name`; a family shows its first and last option. */
  name: string;
  group: string;
  type: string;
  values: string[];
  required: string;
  default?: string;
  meaning: string;
  /** The API field the option sets: its name and the anchor of its row. */
  field?: { name: string; anchor: string };
};

/** Options of a command over all its actions, each once, in the order of the API. */
export function optionRows(command: CliCommand): OptionRow[] {
  const options = new Map<string, CliOption>();
  for (const action of command.actions) {
    for (const option of action.options) if (!options.has(option.name)) options.set(option.name, option);
  }
  const families = collapseFamilies([...options.values()], (option) => option.name, looksOf);
  return families.map(({ first, last, members }) => ({
    name: members.length === 1 ? dashed(first) : `${dashed(first)} … ${dashed(last)}`,
    group: first.field?.field.group ?? "",
    type: first.type,
    values: first.values ?? [],
    required: formatNeeds(command.actions.map((action) => ({ action: action.name, need: needOf(action, first.name) }))),
    ...(first.default !== undefined && { default: first.default }),
    meaning: first.meaning,
    ...(first.field && {
      field: {
        name: first.field.field.name,
        anchor: attributeAnchor(schemaOf(command, first), first.field.field.name),
      },
    }),
  }));
}

/** An option as it is typed, with its alias: `-n, --name`. */
function dashed({ name, alias }: CliOption): string {
  return alias === undefined ? `--${name}` : `-${alias}, --${name}`;
}

/** How much an action needs one of its options. */
function needOf(action: CliAction, name: string): Need {
  const option = action.options.find((candidate) => candidate.name === name);
  if (!option) return { type: "never" };
  if (option.isRequired) return { type: "always" };
  const when = option.field?.field.requiredWhen;
  if (when !== undefined)
    return {
      type: "condition",
      when: when.replaceAll(/`([a-z]\w+)`/g, (code, field: string) => toOptionCode(action, field) ?? code),
    };
  return action.alternatives.some((set) => set.includes(name)) ? { type: "choice" } : { type: "never" };
}

function toOptionCode(action: CliAction, field: string): string | undefined {
  const option = action.options.find((candidate) => candidate.field?.field.name === field);
  return option && `\`--${option.name}\``;
}

function looksOf({ type, meaning, field }: CliOption): string {
  return `${field?.field.group} ${type} ${meaning}`;
}

/** Fields that only a delete body has stand in the table of the record itself. */
function schemaOf(command: CliCommand, option: CliOption): string {
  return command.actions[0]?.schema ?? option.field?.schema ?? "";
}
