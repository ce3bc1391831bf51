import { type IndexDoc, ranks } from "./rank";
import type { IndexedPage, IndexedSection } from "./types";
import { keyOf, topicKeyOf } from "./words";

/** Types of the pages that are references for developers. */
export const forDevelopers = /^reference-(?:api|cli|sdk)$/;
/** A path segment that more pages share names none of them. */
const sharedBy = 2;

/** The records of an index: each page, then its sections. */
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
        ...page.sections.map((section) => ({ page, section, names: once(() => sectionNames(section)) })),
      ];
    })
    .map((doc, id) => ({ ...doc, id }));
}

/** Works a value out when it is first asked for: names are only needed of records that match. */
function once<T>(create: () => T): () => T {
  let value: { of: T } | undefined;
  return () => {
    value ??= { of: create() };
    return value.of;
  };
}

/** A page is asked for by its title, by its label in the sidebar, or by its own segment of the path. */
function pageNames({ title, label }: IndexedPage, segment: string | undefined): ReadonlyMap<string, number> {
  const others = [segment, label && keyOf(label)].filter((name) => name !== undefined);
  return new Map([
    ...others.map((name): [string, number] => [name, ranks.name]),
    [topicKeyOf(title), ranks.title],
    [keyOf(title), ranks.title],
  ]);
}

/** A section is asked for by its heading, or by the code it begins with: "PL-4005: Locked appointment". */
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

/** Whether a name is no ordinary word: `PL-4005`, `sourceApp`, `mobile.push`, `--source-app`. */
function isIdentifier(name: string): boolean {
  return /\d|[a-z][A-Z]|[a-z][.-][a-z]/.test(name);
}

/** Whether a page is a post of the blog or the roadmap. */
export const isDated = ({ href }: IndexedPage) => href.startsWith("/blog/") || href === "/roadmap";

/** The segment of a path that names the page: `intro` only says that it is the first of its folder. */
function ownSegment(href: string): string {
  return (
    href
      .replace(/\/(?:intro|overview|prerequisites)$/, "")
      .split("/")
      .at(-1) ?? ""
  );
}
