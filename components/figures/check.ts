import { closest } from "fastest-levenshtein";
import { figureChecks, figureRules } from "./figure-rules";
import type { FigureAttributes } from "./ids";
import { parts, type Rule } from "./rules";

function unknown(name: string, attribute: string, value: string, allowed: readonly string[]): string {
  const near = allowed.length > 0 ? ` Did you mean "${closest(value, [...allowed])}"?` : "";
  return `${name}: ${attribute}="${value}" is unknown.${near} Allowed: ${allowed.join(", ")}.`;
}

function checkValue(name: string, attribute: string, value: unknown, rule: Rule): string[] {
  if (typeof value !== "string") return [`${name}: ${attribute} must be a text in quotes.`];
  const values = rule.type === "many" ? parts(value) : [value];
  return values
    .filter((candidate) => !rule.values.includes(candidate))
    .map((candidate) => unknown(name, attribute, candidate, rule.values));
}

/**
 * Checks the attributes of one figure on a page. Pure: name and attributes in, one sentence a mistake out.
 * A figure calls it too and throws what it finds, so a page cannot show a figure that was not asked for.
 */
export function checkFigure(name: string, props: FigureAttributes): string[] {
  const rules = figureRules[name];
  if (!rules) {
    const names = Object.keys(figureRules);
    return [`"${name}" is no figure. Did you mean "${closest(name, names)}"? Figures: ${names.join(", ")}.`];
  }
  const known = [...Object.keys(rules), "caption"];
  const caption = typeof props.caption === "string" && props.caption.trim() ? [] : [`${name}: caption is missing.`];
  const problems = Object.entries(props).flatMap(([attribute, value]) => {
    const rule = rules[attribute];
    if (attribute === "caption" || attribute === "children" || value === undefined) return [];
    if (!rule) {
      return [
        `${name}: unknown attribute "${attribute}". Did you mean "${closest(attribute, known)}"? Allowed: ${known.join(", ")}.`,
      ];
    }
    return checkValue(name, attribute, value, typeof rule === "function" ? rule(props) : rule);
  });
  if (problems.length > 0) return [...caption, ...problems];
  return [...caption, ...(figureChecks[name]?.(props) ?? [])];
}

/** Throws when the attributes of a figure hold a mistake; the message lists all of them. */
export function requireFigure(name: string, props: FigureAttributes): void {
  const problems = checkFigure(name, props);
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
