import { figures as edition } from "#texts/figures";
import { pages as editionPages } from "#texts/pages";
import { type Wording, worded } from "../../authoring/wording";
import { figures as original } from "../../texts/en/figures";
import { pages as originalPages } from "../../texts/en/pages";
import { datesIn } from "./dates";

const sayer = (texts: typeof original, { dates }: typeof originalPages, wording: Wording) => ({
  ...texts,
  ...datesIn(dates, texts.dayRange),
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
