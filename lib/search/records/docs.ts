import { searchSettings } from "../../search-settings";
import { type IndexDoc, ranks } from "../engine/rank";
import { keyOf, topicKeyOf } from "../engine/words";
import type { IndexedPage, IndexedQuestion, IndexedSection } from "../types";

/** Types of the pages that are references for developers. */
export const forDevelopers = /^reference-(?:api|cli|sdk)$/;
/** Maximum number of pages that may share a path segment: if more do, it names none of them. */
const sharedBy = 2;

/** The records of an index: each page, followed by its sections and its questions. */
export function listDocs(pages: readonly IndexedPage[]): IndexDoc[] {
  const segments = pages.map((page) => keyOf(ownSegment(page.href)));
  const uses = new Map<string, number>();
  for (const segment of segments) uses.set(segment, (uses.get(segment) ?? 0) + 1);
  return pages
    .flatMap((page, index): Omit<IndexDoc, "id">[] => {
      const segment = segments[index] ?? "";
      const isTelling = (uses.get(segment) ?? 0) <= sharedBy;
      return [
        { page, names: once(() => pageNames(page, isTelling ? segment : undefined)) },
        ...[...page.sections, ...page.questions.map(questionSection)].map((section) => ({
          page,
          section,
          names: once(() => sectionNames(section)),
        })),
      ];
    })
    .map((doc, id) => ({ ...doc, id }));
}

/** Computes a value lazily, since names are only needed for records that match. */
function once<T>(create: () => T): () => T {
  let value: { of: T } | undefined;
  return () => {
    value ??= { of: create() };
    return value.of;
  };
}

/** A question is indexed like a heading, and leads to the section that answers it. */
export function questionSection({ question, at }: IndexedQuestion): IndexedSection {
  return { heading: question, ...(at !== undefined && { anchor: at }), text: "", isQuestion: true };
}

/** Names of a page: its title, sidebar label, own path segment, and other names. */
function pageNames(page: IndexedPage, segment: string | undefined): ReadonlyMap<string, number> {
  const { title, label, otherNames } = page;
  const labels = [segment, label && keyOf(label)].filter((name) => name !== undefined);
  const others: [string, number][] = otherNames.map((name) => [keyOf(name), rankOfOther(page, name)]);
  return new Map([
    ...others,
    ...labels.map((name): [string, number] => [name, ranks.name]),
    [topicKeyOf(title), ranks.title],
    [keyOf(title), ranks.title],
  ]);
}

/** Several plain words mean the manuals, so such other names of references and integrations rank below the manuals' names. */
function rankOfOther({ type, href }: IndexedPage, name: string): number {
  if (forDevelopers.test(type) && isIdentifier(name)) return ranks.identifier;
  const isPlain = /[a-z][ -][a-z]/.test(name);
  return isPlain && (forDevelopers.test(type) || searchSettings.particular?.test(href)) ? ranks.heading : ranks.name;
}

/** Names of a section: its heading, or the code at its start: "PL-4005: Locked appointment". */
function sectionNames({ heading, isTerm }: IndexedSection): ReadonlyMap<string, number> {
  const [code = "", rest] = heading.split(": ");
  const rank = isTerm && isIdentifier(code) ? ranks.identifier : ranks.heading;
  const hasCode = rest !== undefined && (isTerm || /\d/.test(code));
  return new Map([
    [topicKeyOf(heading), rank],
    [keyOf(heading), rank],
    ...(hasCode ? [[keyOf(code), rank] as const] : []),
  ]);
}

/** Whether a name is an identifier rather than an ordinary word: `PL-4005`, `sourceApp`, `mobile.push`, `--source-app`. */
function isIdentifier(name: string): boolean {
  return /\d|[a-z][A-Z]|[a-z][.-][a-z]/.test(name);
}

/** Whether a page is about the past or future: a blog post, the roadmap, or a changelog. */
export const isDated = ({ href }: IndexedPage) => /^\/blog\/|^\/roadmap$|\/changelog$/.test(href);

/** The path segment that names the page, skipping `intro` and the like, which only mark the first page of a folder. */
function ownSegment(href: string): string {
  return (
    href
      .replace(/\/(?:intro|overview|prerequisites)$/, "")
      .split("/")
      .at(-1) ?? ""
  );
}
