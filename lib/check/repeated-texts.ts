import type { CheckedPage, WritingRule } from "./types";
import { repeatedFrom } from "./writing-rules";

/** Reports titles and descriptions that repeat those of an earlier page. */
export function findTwins(
  pages: readonly CheckedPage[],
  textOf: (page: CheckedPage) => string,
  name: "title" | "description",
): WritingRule {
  const first = new Map<string, string>();
  for (const page of pages) if (!first.has(textOf(page))) first.set(textOf(page), page.source.file);
  return (page) => {
    const owner = first.get(textOf(page));
    return owner === undefined || owner === page.source.file
      ? []
      : [
          {
            ...(name === "description" && { key: name }),
            message: `The ${name} "${textOf(page)}" is also used in ${owner}.`,
            hint: "Say what is specific to this page.",
          },
        ];
  };
}

/** Reports long paragraphs that repeat those of an earlier page. */
export function findRepeatedParagraphs(pages: readonly CheckedPage[]): WritingRule {
  const normalize = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
  const first = new Map<string, string>();
  for (const { source, outline } of pages) {
    for (const { text } of outline.paragraphs) if (!first.has(normalize(text))) first.set(normalize(text), source.file);
  }
  return ({ source, outline }) =>
    outline.paragraphs
      .filter(({ text }) => text.split(/\s+/).length >= repeatedFrom && first.get(normalize(text)) !== source.file)
      .map(({ text, line, column }) => ({
        line,
        column,
        message: `The paragraph "${text.slice(0, 50)}…" also appears in ${first.get(normalize(text))}.`,
        hint: "Rewrite it for the readers of this page.",
      }));
}
