import { positionOfKey } from "../input/position-in-text";
import { counted } from "../issues";
import type { Finding, Issue, Outline } from "../types";
import type { CheckedPage, CheckedSite } from "./types";
import { wordsIn } from "./words-in";
import { descriptionLength, titleLength } from "./writing-rules";

/** Least number of words of a paragraph that no two languages write alike. */
const leastWords = 8;

/** Reports what a translation left in the language of its original, lost of it, or wrote too long for the results of search engines. */
export function checkUntranslated({ pages, textOf }: CheckedSite): Issue[] {
  return pages.flatMap((page) => {
    const { file, original } = page.source;
    if (!original) return [];
    const ofHead = headFindings(page).map(({ key, ...found }) => ({ ...positionOfKey(textOf(file), key), ...found }));
    return [...ofHead, ...bodyFindings(page)].map((found) => ({ ...found, severity: "warning" as const, file }));
  });
}

type HeadFinding = Pick<Issue, "message" | "hint"> & { key: string };

function headFindings({ source: { frontMatter, original } }: CheckedPage): HeadFinding[] {
  const { title, description } = frontMatter;
  const found: HeadFinding[] = [];
  if (description === original?.source.frontMatter.description)
    found.push({ key: "description", message: "The description is not translated.", hint: "Translate it." });
  const limits = [
    ["title", title, titleLength] as const,
    ["description", description, descriptionLength.most] as const,
  ];
  for (const [key, { length }, most] of limits) {
    if (length <= most) continue;
    const message = `The ${key} has ${length} characters; the limit is ${most}.`;
    found.push({ key, message, hint: "Shorten it: search engines cut the rest." });
  }
  return found;
}

/** Paragraphs and components compared with the original, if the translation is one of its current text and both were read to the end. */
function bodyFindings({ source, outline, original }: CheckedPage): Omit<Finding, "severity">[] {
  const { translates } = source.frontMatter;
  if (!original || outline.isCut || original.isCut || !translates || !source.original?.blob.startsWith(translates))
    return [];
  const texts = new Set(original.paragraphs.map(({ text }) => text));
  const left = outline.paragraphs.filter(({ text }) => texts.has(text) && wordsIn(text).length >= leastWords);
  return [
    ...left.map(({ line, column }) => ({
      line,
      column,
      message: "The paragraph is not translated.",
      hint: "Translate it.",
    })),
    ...lostComponents(outline, original),
  ];
}

/** Components that the translation has less often, at the section that lacks one; anchors are compared by their id elsewhere. */
function lostComponents(outline: Outline, original: Outline): Omit<Finding, "severity">[] {
  return [...new Set(original.components.map(({ name }) => name))].flatMap((name) => {
    const [own, all] = [sectionsOf(outline, name), sectionsOf(original, name)];
    if (name === "Anchor" || own.length >= all.length) return [];
    const lacks = (section: number) => countOf(own, section) < countOf(all, section);
    const section = (all.find(lacks) ?? 0) - 1;
    const { text } = original.headings[section] ?? {};
    return [
      {
        line: outline.headings[section]?.line,
        message: `The translation has <${name}> ${counted(own.length, "time")}, its original ${counted(all.length, "time")}.`,
        hint: `Copy what is missing ${text ? `below "${text}"` : "at the start"} of the original.`,
      },
    ];
  });
}

/** For each component of a name, the number of headings above it. */
const sectionsOf = ({ components, headings }: Outline, wanted: string): number[] =>
  components.flatMap(({ name, line }) =>
    name === wanted ? [headings.filter((heading) => heading.line < line).length] : [],
  );

const countOf = (sections: readonly number[], wanted: number) => sections.filter((at) => at === wanted).length;
