import { suggest } from "../issues";
import { type ComponentRule, componentRules, type NameRule, type ReferenceAttributes } from "./check-rules";
import { splitList } from "./names";
import { loadReference, type Reference } from "./reference";

/** True for components that draw from the reference, so that `checkReference` knows them. */
export function isReferenceComponent(componentName: string): boolean {
  return Object.hasOwn(componentRules, componentName);
}

/**
 * Checks one use of a reference component.
 * @returns Messages with the next step; empty when every name is known, or when the component is not one of ours.
 */
export function checkReference(
  componentName: string,
  attributes: ReferenceAttributes,
  reference: Reference = loadReference(),
): string[] {
  const rule = isReferenceComponent(componentName) ? componentRules[componentName] : undefined;
  if (!rule) return [];
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return [
    ...checkPresence(componentName, rule, new Set(given.map(([name]) => name))),
    ...given.flatMap(([name, value]) => {
      const known = Object.hasOwn(rule.attributes, name) ? rule.attributes[name] : undefined;
      if (!known) return [unknownAttribute(componentName, rule, name)];
      return checkNames(known, value ?? "", known.names(reference, attributes)).map(
        (message) => `<${componentName} ${name}="${value}">: ${message}`,
      );
    }),
  ];
}

/** Throws when a component is used with a name the reference does not have. */
export function assertReference(componentName: string, attributes: ReferenceAttributes): void {
  const messages = checkReference(componentName, attributes);
  if (messages.length > 0) throw new Error(messages.join("\n"));
}

function checkPresence(componentName: string, rule: ComponentRule, given: ReadonlySet<string>): string[] {
  const missing = (rule.required ?? []).filter((name) => !given.has(name));
  const chosen = (rule.oneOf ?? []).filter((name) => given.has(name));
  const messages = missing.map((name) => `<${componentName}> needs the attribute "${name}".`);
  if (rule.oneOf && chosen.length !== 1) {
    messages.push(`<${componentName}> needs exactly one of the attributes ${quoteAll(rule.oneOf)}.`);
  }
  return messages;
}

function unknownAttribute(componentName: string, rule: ComponentRule, name: string): string {
  const known = Object.keys(rule.attributes);
  const next = suggest(name, known, known.length > 0 ? `It has ${quoteAll(known)}.` : "It has none.");
  return `<${componentName}> has no attribute "${name}". ${next}`;
}

function checkNames(rule: NameRule, value: string, known: readonly string[]): string[] {
  const names = rule.isList ? splitList(value) : [value];
  if (names.length === 0) return [`names no ${rule.noun}. Write at least one.`];
  const isKnown = (name: string) =>
    rule.isPrefix ? known.some((other) => other.startsWith(name)) : known.includes(name);
  return names
    .filter((name) => name === "" || !isKnown(name))
    .map((name) => {
      const next = suggest(name, known, fallback(known));
      return `content/_reference/${rule.file} has no ${rule.noun} "${name}". ${next}`;
    });
}

function fallback(known: readonly string[]): string {
  if (known.length === 0) return "There are none.";
  return known.length <= 12
    ? `Known: ${quoteAll(known)}.`
    : `There are ${known.length}, for example ${quoteAll(known.slice(0, 3))}.`;
}

function quoteAll(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}
