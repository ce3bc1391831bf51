import { nearest, suggest } from "../issues";
import type { Finding, Mistake } from "../types";
import type { AttributeRule, Attributes, Contract, Contracts } from "./contract";
import { splitList } from "./split-list";

type Place = Pick<Finding, "line" | "column">;

/** What is wrong in one use of a component; empty when it keeps its contract. */
export function checkUse(contracts: Contracts, name: string, attributes: Attributes, place: Place): Finding[] {
  return findMistakes(contracts, name, attributes).map((mistake) => ({ severity: "error", ...place, ...mistake }));
}

/**
 * Holds a component that is drawn to its contract.
 * @throws Error with all mistakes when it does not keep it.
 */
export function assertUse(contracts: Contracts, name: string, attributes: Attributes): void {
  const mistakes = findMistakes(contracts, name, attributes);
  if (mistakes.length === 0) return;
  throw new Error(mistakes.map(({ message, hint = "" }) => `${message} ${hint}`.trim()).join("\n"));
}

/**
 * Mistakes of one use. Attributes whose values depend on others, and what the component itself asks, are looked at only
 * when the rest is right: one mistake, one message.
 */
export function findMistakes(contracts: Contracts, name: string, attributes: Attributes): Mistake[] {
  const contract = Object.hasOwn(contracts, name) ? contracts[name] : undefined;
  if (!contract) return [unknownComponent(name, Object.keys(contracts))];
  const given = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [{ attribute, value }],
  );
  const check = (areDependent: boolean) =>
    given.flatMap(({ attribute, value }) => {
      const rule = Object.hasOwn(contract.attributes, attribute) ? contract.attributes[attribute] : undefined;
      if (!rule || (typeof rule.values === "function") !== areDependent) return [];
      return checkValue(name, attribute, value, rule, attributes);
    });
  const plain = [
    ...checkPresence(name, contract, attributes),
    ...given.flatMap(({ attribute }) => checkName(name, attribute, Object.keys(contract.attributes))),
    ...check(false),
  ];
  if (plain.length > 0) return plain;
  const dependent = check(true);
  if (dependent.length > 0) return dependent;
  return (contract.check?.(attributes) ?? []).map((sentence) => ({ message: `<${name}>: ${sentence}` }));
}

/** HTML is close to some component by chance (`b` to `Tab`): it is meant where only the case differs. */
function unknownComponent(name: string, known: readonly string[]): Mistake {
  const isHtml = /^[a-z]/.test(name);
  const meant = isHtml ? known.filter((other) => other.toLowerCase() === name) : known;
  const next = isHtml
    ? "Pages cannot contain HTML; write Markdown instead."
    : "docs/authoring.md lists the components.";
  return { message: `Unknown component <${name}>.`, hint: suggest(name, meant, next) };
}

function checkPresence(name: string, { attributes: rules, oneOf }: Contract, attributes: Attributes): Mistake[] {
  const known = Object.keys(rules);
  // What an unknown name most likely stands for is told there.
  const meant = Object.keys(attributes).map(
    (attribute) => Object.hasOwn(rules, attribute) || nearest(attribute, known),
  );
  const missing = known.filter(
    (attribute) =>
      rules[attribute]?.isRequired && (attributes[attribute] ?? "").trim() === "" && !meant.includes(attribute),
  );
  const mistakes = missing.map((attribute) => ({
    message: `<${name}> needs the attribute "${attribute}".`,
    hint: `Write <${name} ${attribute}="…">.`,
  }));
  const chosen = (oneOf ?? []).filter((attribute) => attributes[attribute] !== undefined);
  if (!oneOf || chosen.length === 1) return mistakes;
  return [
    ...mistakes,
    {
      message: `<${name}> needs exactly one of the attributes ${quoteAll(oneOf)}.`,
      hint: `Write ${oneOf.map((attribute) => `${attribute}="…"`).join(" or ")}.`,
    },
  ];
}

function checkName(name: string, attribute: string, known: readonly string[]): Mistake[] {
  if (known.includes(attribute)) return [];
  const next = known.length > 0 ? `Known attributes: ${quoteAll(known)}.` : "It takes no attributes.";
  return [{ message: `<${name}> has no attribute "${attribute}".`, hint: suggest(attribute, known, next) }];
}

function checkValue(
  name: string,
  attribute: string,
  value: string,
  rule: AttributeRule,
  attributes: Attributes,
): Mistake[] {
  const { values, noun = attribute, source, isList, isPrefix } = rule;
  // What is required and empty counts as missing.
  if (values === undefined || (rule.isRequired && value.trim() === "")) return [];
  const known = typeof values === "function" ? values(attributes) : values;
  const use = `<${name} ${attribute}="${value}">`;
  const chosen = isList ? splitList(value) : [value];
  if (chosen.length === 0) return [{ message: `${use} names no ${noun}.`, hint: "Write at least one." }];
  const isKnown = (one: string) =>
    isPrefix ? one !== "" && known.some((other) => other.startsWith(one)) : known.includes(one);
  return chosen
    .filter((one) => !isKnown(one))
    .map((one) => ({
      message: `${use}: ${source === undefined ? "there is" : `${source} has`} no ${noun} "${one}".`,
      hint: suggest(one, known, listKnown(known)),
    }));
}

/** Lists of up to this many names are told in full; a guide or a document has the longer ones. */
const toldNames = 40;

function listKnown(known: readonly string[]): string {
  if (known.length === 0) return "There are none.";
  return known.length <= toldNames
    ? `Known: ${quoteAll(known)}.`
    : `There are ${known.length}, for example ${quoteAll(known.slice(0, 3))}.`;
}

function quoteAll(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}
