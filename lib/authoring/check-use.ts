import { nearest, suggest } from "../issues";
import type { Finding, Mistake } from "../types";
import type { AttributeRule, Attributes, Contract, Contracts } from "./contract";
import { splitList } from "./split-list";

type Place = Pick<Finding, "line" | "column">;

/** Checks one use of a component against its contract. Returns errors at `place`; empty if the use is valid. */
export function checkUse(contracts: Contracts, name: string, attributes: Attributes, place: Place): Finding[] {
  return findMistakes(contracts, name, attributes).map((mistake) => ({ severity: "error", ...place, ...mistake }));
}

/**
 * Asserts at render time that a use of a component satisfies its contract.
 * @throws Error with all mistakes when it does not.
 */
export function assertUse(contracts: Contracts, name: string, attributes: Attributes): void {
  const mistakes = findMistakes(contracts, name, attributes);
  if (mistakes.length === 0) return;
  throw new Error(mistakes.map(({ message, hint = "" }) => `${message} ${hint}`.trim()).join("\n"));
}

/**
 * Finds the mistakes in one use of a component. Attributes whose values depend on others, and then the contract's own `check`, are
 * validated only if everything before is valid, so that one mistake gives one message.
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

/** For a lowercase name, suggests a component only if just the case differs: HTML names resemble components by chance (`b`, `Tab`). */
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
  // An unknown attribute name already suggests the attribute it is nearest to.
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
  // An empty required attribute is reported as missing.
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

/** Messages list up to this many names in full; longer lists are in the guide or in another document. */
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
