import type { IndexedPage } from "../types";

/** A page for a small test index; `rest` overrides defaults. */
export const indexedPage = (href: string, title: string, rest: Partial<IndexedPage> = {}): IndexedPage => ({
  href,
  title,
  group: "User manual",
  tags: [],
  type: "concept",
  description: `About ${title}.`,
  text: "",
  sections: [],
  otherNames: [],
  questions: [],
  ...rest,
});
