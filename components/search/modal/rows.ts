import type { SearchAnswer, TextPart } from "@/lib/search/types";

/** One line of the modal that leads somewhere. */
export type Row = {
  id: string;
  href: string;
  kind: "page" | "section" | "term" | "question";
  title: TextPart[];
  /** Cut from the text around what matched. */
  snippet: TextPart[];
  /** Title of the page a section belongs to. */
  page?: string;
  /** The page itself stands right above. */
  isChild: boolean;
};
/** Rows of one section of the site. */
export type RowGroup = { name: string; rows: Row[] };

const rowsPerGroup = 5;
/** Rows of one page; so many of its sections are asked for. */
export const rowsPerPage = 4;

/** The rows of an answer by section of the site, in the order of their best hits. */
export function toRowGroups({ pages }: Pick<SearchAnswer, "pages">): RowGroup[] {
  const groups = new Map<string, Row[]>();
  for (const page of pages) {
    const rows = groups.get(page.group) ?? [];
    groups.set(page.group, rows);
    rows.push(...pageRows(page).slice(0, Math.max(0, rowsPerGroup - rows.length)));
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}

function pageRows(page: SearchAnswer["pages"][number]): Row[] {
  const own: Row[] = page.isHit
    ? [{ id: page.id, href: page.href, kind: "page", title: page.title, snippet: page.snippet, isChild: false }]
    : [];
  const sections = page.sections.map(
    ({ id, href, heading, snippet, isTerm, isQuestion }): Row => ({
      id,
      href,
      kind: isTerm ? "term" : isQuestion ? "question" : "section",
      title: heading,
      snippet,
      isChild: page.isHit,
      page: plainText(page.title),
    }),
  );
  return [...own, ...sections].slice(0, rowsPerPage);
}

/** The text of marked parts. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map((part) => part.text).join("");
}
