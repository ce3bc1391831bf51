import { attributeAnchor } from "./attributes";
import type { CliAction, CliCommand, CliOption } from "./cli";
import { collapseFamilies, formatNeeds, type Need, needOf } from "./field-rows";

/**
 * Options of a command over all its actions, each once, in the order of the API: `name` as it is typed (`-n, --name`; of a family
 * the first and last), `group`, `type`, `values`, when it is `required`, `default`, `meaning`, and the API `field` it sets, with
 * the anchor of its row.
 */
export function optionRows({ actions }: CliCommand) {
  const all = actions.flatMap(({ options }) => options);
  const each = all.filter(({ name }, index) => all.findIndex((option) => option.name === name) === index);
  return collapseFamilies(each, dashed, looksOf).map(({ first, label }) => {
    const { name, type, values = [], default: usual, meaning, field } = first;
    // Fields that only a delete body has stand in the table of the record itself.
    const schema = actions[0]?.schema ?? field?.schema ?? "";
    return {
      name: label,
      group: field?.field.group ?? "",
      type,
      values,
      required: formatNeeds(actions.map((action) => ({ action: action.name, need: needIn(action, name) }))),
      default: usual,
      meaning,
      field: field && { name: field.field.name, anchor: attributeAnchor(schema, field.field.name) },
    };
  });
}

/** An option as it is typed, with its alias: `-n, --name`. */
function dashed({ name, alias }: CliOption): string {
  return alias === undefined ? `--${name}` : `-${alias}, --${name}`;
}

/** How much an action needs one of its options; a condition names options in place of fields. */
function needIn({ options, alternatives }: CliAction, name: string): Need {
  const option = options.find((candidate) => candidate.name === name);
  const optionFor = (field: string) => options.find((candidate) => candidate.field?.field.name === field);
  const requiredWhen = option?.field?.field.requiredWhen?.replaceAll(/`([a-z]\w+)`/g, (code, field: string) => {
    const other = optionFor(field);
    return other ? `\`--${other.name}\`` : code;
  });
  return needOf(name, option && { isRequired: option.isRequired, requiredWhen }, alternatives);
}

function looksOf({ type, meaning, field }: CliOption): string {
  return `${field?.field.group} ${type} ${meaning}`;
}
