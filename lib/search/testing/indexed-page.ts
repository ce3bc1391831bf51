import type { IndexedPage } from "../types";

/** A page of a small index; `rest` is what a test is about. */
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
