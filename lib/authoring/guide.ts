import type { AttributeRule, Contract, Contracts } from "./contract";

/** Up to this many values are listed; for longer lists the guide refers to their source document. */
const listedValues = 60;

/** Generates a table of the author's guide: syntax, purpose, and attributes of each component. */
export function guideTable(contracts: Contracts): string {
  const rows = Object.entries(contracts).map(([name, contract]) => {
    const examples = contract.examples.map((example) => `\`${example}\``).join(", ");
    return [`\`${name}\``, `${describeUse(contract)} ${examples}`.trim(), describeAttributes(contract)];
  });
  return alignTable(["Component", "Use", "Attributes"], rows);
}

/** Formats a Markdown table with every column as wide as its longest cell. */
function alignTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [head, widths.map((width) => "-".repeat(width)), ...rows].map(line).join("\n");
}

/** Purpose of a component, its required parent, and whether it needs text. */
function describeUse({ purpose, inside, needsText }: Contract): string {
  const sentences = [purpose, inside && `Goes in \`<${inside}>\`.`, needsText && "Requires text between its tags."];
  return sentences.filter(Boolean).join(" ");
}

function describeAttributes({ attributes, oneOf = [] }: Contract): string {
  const lines = Object.entries(attributes).map(([name, rule]) => {
    const texts = [rule.meaning, describeValues(name, rule), rule.isList && "separate several with commas"].filter(
      Boolean,
    );
    const need = rule.isRequired ? " (required)" : oneOf.includes(name) ? " (exactly one of these)" : "";
    return `\`${name}\`${need}: ${texts.join("; ") || "any text"}`;
  });
  return lines.join("<br>") || "none";
}

function describeValues(name: string, { values, noun = name, source }: AttributeRule): string | undefined {
  if (values === undefined) return undefined;
  if (typeof values !== "function" && values.length <= listedValues && source === undefined)
    return values.map((value) => `\`${value}\``).join(", ");
  return source === undefined ? undefined : `${noun} from \`${source}\``;
}

const mark = (name: string) => `<!-- printed by npm run guide: ${name} -->`;
const end = "<!-- end -->";

/**
 * Regenerates the tables of the guide, each between a start marker with its name and an end marker.
 * @throws Error when the guide has no markers for a table.
 */
export function printGuide(guide: string, tables: Readonly<Record<string, Contracts>>): string {
  return Object.entries(tables).reduce((text, [name, contracts]) => {
    const start = text.indexOf(mark(name));
    const stop = text.indexOf(end, start);
    if (start < 0 || stop < 0) throw new Error(`docs/authoring.md has no lines "${mark(name)}" and "${end}".`);
    return `${text.slice(0, start)}${mark(name)}\n\n${guideTable(contracts)}\n\n${text.slice(stop)}`;
  }, guide);
}

/** Generates types of all components for editors: the MDX language server completes and checks by a global type. */
export function editorTypes(contracts: Contracts): string {
  const components = Object.entries(contracts).map(([name, contract]) => {
    const attributes = Object.entries(contract.attributes).map(
      ([attribute, rule]) => `${JSON.stringify(attribute)}${rule.isRequired ? "" : "?"}: ${typeOf(rule)};`,
    );
    const comment = [describeUse(contract), ...contract.examples.map((example) => `\`${example}\``)].join(" ");
    const props = ["children?: ReactNode;", ...attributes].join(" ");
    return `    /** ${comment.replaceAll("*/", "*\\/")} */\n    ${name}: (props: { ${props} }) => ReactNode;`;
  });
  return [
    "// Printed by `npm run guide` from the contracts of the components.",
    'import type { ReactNode } from "react";',
    "",
    "declare global {",
    "  interface MDXProvidedComponents {",
    ...components,
    "  }",
    "}",
    "",
  ].join("\n");
}

/** The TypeScript type of an attribute. Lists and prefixes are `string`, since a union cannot express them. */
function typeOf({ values, isList, isPrefix }: AttributeRule): string {
  if (values === undefined || typeof values === "function" || isList || isPrefix) return "string";
  return values.map((value) => JSON.stringify(value)).join(" | ");
}
