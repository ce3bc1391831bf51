import type { SearchAnswer, TextPart } from "@/lib/search/types";

/** One row of the modal that links somewhere. */
export type Row = {
  id: string;
  href: string;
  kind: "page" | "section" | "term" | "question";
  title: TextPart[];
  /** Excerpt of the text around the match. */
  snippet: TextPart[];
  /** Title of the page that a section belongs to. */
  page?: string;
  /** Language of these texts where it is not the edition's. */
  language?: string;
  /** The row of its page is directly above. */
  isChild: boolean;
};
/** Rows of one section of the site. */
export type RowGroup = { name: string; rows: Row[] };

const rowsPerGroup = 5;
/** Maximum number of rows for one page; also the number of its sections to request. */
export const rowsPerPage = 4;

/** The rows of an answer grouped by section of the site, in the order of their best hits. */
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
  const { id, href, title, snippet } = page;
  const language = page.language && { language: page.language };
  const own: Row[] = page.isHit ? [{ id, href, kind: "page", title, snippet, ...language, isChild: false }] : [];
  const sections = page.sections.map(
    ({ id, href, heading, snippet, isTerm, isQuestion }): Row => ({
      id,
      href,
      kind: isTerm ? "term" : isQuestion ? "question" : "section",
      title: heading,
      snippet,
      isChild: page.isHit,
      page: plainText(title),
      ...language,
    }),
  );
  return [...own, ...sections].slice(0, rowsPerPage);
}

/** The text of the parts without their marks. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map((part) => part.text).join("");
}
