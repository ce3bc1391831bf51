import { figures as edition } from "#texts/figures";
import { pages as editionPages } from "#texts/pages";
import type { AttributeRule, Attributes, Contract } from "../../authoring/contract";
import { splitList } from "../../authoring/split-list";
import { languageIn, type Wording, worded } from "../../authoring/wording";
import { figures as original } from "../../texts/en/figures";
import { pages as originalPages } from "../../texts/en/pages";
import { datesIn } from "./dates";

const sayer = (texts: typeof original, { dates }: typeof originalPages, wording: Wording) => ({
  ...texts,
  ...datesIn(dates, texts),
  language: languageIn(wording),
  /** A number as the language writes it, to one decimal: `21.5`. */
  number: new Intl.NumberFormat(dates, { maximumFractionDigits: 1 }).format,
  /** A text of a data file. */
  text: (text: string) => worded(text, wording),
});

/** What a figure says in one language. */
export type Say = ReturnType<typeof sayer>;

const sayers = {
  original: sayer(original, originalPages, "original"),
  edition: sayer(edition, editionPages, "edition"),
};

/** The words of a figure on a page of that wording. */
export const sayIn = (wording: Wording): Say => sayers[wording];

/** Name of a part of a screen by its key; undefined for what is no part. */
export const partName = (parts: Readonly<Record<string, string>>, key: string | undefined): string | undefined =>
  key !== undefined && Object.hasOwn(parts, key) ? parts[key] : undefined;

/** What every figure needs. */
const caption = {
  meaning: "one sentence that says what to notice",
  isRequired: true,
} as const satisfies AttributeRule;

/** A figure in words: its sentences, the first of which describes it, and the name of its highlighted part. */
export type Told = { facts: string[]; mark: string | undefined };

type Figure<Rules> = Pick<Contract, "purpose" | "examples" | "check"> & {
  attributes: Rules;
  /** Everything the figure shows, as sentences; empty ones are left out. */
  tell: (attributes: Attributes, say: Say) => readonly string[];
  /** Name of a highlighted part; the value of the attribute when absent. */
  mark?: (highlight: string, say: Say) => string | undefined;
};

/** Makes the contract of a figure: adds the `caption` attribute, and draws the caption followed by the sentences. */
export function figure<const Rules extends Contract["attributes"]>({
  attributes,
  tell,
  mark: markOf = (highlight) => highlight,
  ...rest
}: Figure<Rules>) {
  const told = (props: Attributes, say: Say): Told => {
    const { highlight } = props;
    const mark = highlight === undefined ? undefined : markOf(highlight, say);
    const [description = "", ...facts] = tell(props, say);
    return { facts: [description, mark ? say.marked(mark) : "", ...facts].filter(Boolean).map(endOnce), mark };
  };
  return {
    ...rest,
    attributes: { ...attributes, caption },
    told,
    draw: (props, wording) => [
      { type: "text", text: props.caption ?? "" },
      { type: "list", items: told(props, sayIn(wording)).facts, isAlternative: true },
    ],
  } satisfies Contract & { told: typeof told };
}

/** Drops the period after a screen label that ends in punctuation itself: "Blocks: Job no.", "Forgot password?". */
const endOnce = (fact: string): string => fact.replace(/([.?!])\.$/, "$1");

/** The value if it is in the list, else the first of the list. */
export function pick<const Value extends string>(
  values: readonly [Value, ...Value[]],
  value: string | undefined,
): Value {
  return values.find((candidate) => candidate === value) ?? values[0];
}

/** The values that `show` names, plus the one that the highlight needs, so that a page need not name it twice. */
export function pickShown<const Value extends string>(
  values: readonly Value[],
  show: string,
  needed: Readonly<Partial<Record<string, Value>>>,
  highlight = "",
): Set<Value> {
  return new Set([...pickAll(values, show), ...(needed[highlight] ? [needed[highlight]] : [])]);
}

/** The values of a comma-separated attribute, in the order of the list. */
export function pickAll<const Value extends string>(values: readonly Value[], value: string | undefined): Value[] {
  const chosen = splitList(value ?? "");
  return values.filter((candidate) => chosen.includes(candidate));
}
