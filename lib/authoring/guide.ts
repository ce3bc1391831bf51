import type { AttributeRule, Contract, Contracts } from "./contract";

/** Up to this many values are listed; longer lists stand in the document they come from. */
const listedValues = 60;

/** The table of the author's guide for some components: how each is written, what it is for, what its attributes hold. */
export function guideTable(contracts: Contracts): string {
  const rows = Object.entries(contracts).map(([name, contract]) => {
    const examples = contract.examples.map((example) => `\`${example}\``).join(", ");
    return [`\`${name}\``, `${describeUse(contract)} ${examples}`.trim(), describeAttributes(contract)];
  });
  return alignTable(["Component", "Use", "Attributes"], rows);
}

/** A Markdown table as the formatter leaves it: every column as wide as its longest cell. */
function alignTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [head, widths.map((width) => "-".repeat(width)), ...rows].map(line).join("\n");
}

/** What a component is for, and what has to be around it and in it. */
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
 * The guide with its tables printed anew; each stands between a mark that names it and an end.
 * @throws Error when the guide has no place for a table.
 */
export function printGuide(guide: string, tables: Readonly<Record<string, Contracts>>): string {
  return Object.entries(tables).reduce((text, [name, contracts]) => {
    const start = text.indexOf(mark(name));
    const stop = text.indexOf(end, start);
    if (start < 0 || stop < 0) throw new Error(`docs/authoring.md has no lines "${mark(name)}" and "${end}".`);
    return `${text.slice(0, start)}${mark(name)}\n\n${guideTable(contracts)}\n\n${text.slice(stop)}`;
  }, guide);
}

/** Types of all components for editors: the language server of MDX completes and checks what a global type names. */
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

/** Lists and starts of names are any text: a union cannot say them. */
function typeOf({ values, isList, isPrefix }: AttributeRule): string {
  if (values === undefined || typeof values === "function" || isList || isPrefix) return "string";
  return values.map((value) => JSON.stringify(value)).join(" | ");
}
