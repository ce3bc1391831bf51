import type { AnalyzedPage } from "../links/analyzed-page";
import { splitHref } from "../paths";
import type { Issue } from "../types";
import {
  avoidedWords,
  descriptionLength,
  endings,
  leastLinks,
  lengthExceptions,
  lengths,
  repeatedFrom,
  titleLength,
  withoutEnding,
} from "./writing-rules";

type Finding = Omit<Issue, "severity" | "file">;
type Rule = (page: AnalyzedPage) => Finding[];

/** Holds pages to what a machine can check of the writing guide. Unlisted pages are for authors and are let off. */
export function checkWriting(pages: readonly AnalyzedPage[]): Issue[] {
  const published = pages.filter(isHeldToRules);
  const linkedFrom = countLinks(pages);
  const rules: Rule[] = [
    checkLength,
    checkDescription,
    checkWords,
    checkEnding,
    checkDiagrams,
    (page) => checkLinkCounts(page, linkedFrom),
    findTwins(published, ({ source }) => source.frontMatter.title, "title"),
    findTwins(published, ({ source }) => source.frontMatter.description, "description"),
    findRepeatedParagraphs(published),
  ];
  return published.flatMap((page) =>
    rules.flatMap((rule) =>
      rule(page).map((finding) => ({ severity: "warning" as const, file: page.source.file, ...finding })),
    ),
  );
}

/** Posts of the blog have a form of their own; they count as pages that link here, no more. */
function isHeldToRules({ source }: AnalyzedPage): boolean {
  return !source.frontMatter.unlisted && source.format !== "tsx" && !source.doc.path.startsWith("/blog/");
}

const checkLength: Rule = ({ source, outline }) => {
  const { type, title } = source.frontMatter;
  const [least, most] = lengths[type];
  const findings: Finding[] = [];
  if (!(source.doc.path in lengthExceptions) && (outline.words < least || outline.words > most)) {
    findings.push({
      message: `${outline.words} words; a page of type ${type} has ${least} to ${most}.`,
      hint: "Say more or less, split the page, or name the reason in lib/content/writing-rules.ts.",
    });
  }
  if (title.length > titleLength)
    findings.push({ message: `The title has ${title.length} characters; ${titleLength} is the most.` });
  return findings;
};

const checkDescription: Rule = ({ source }) => {
  const { length } = source.frontMatter.description;
  const { least, most } = descriptionLength;
  return length >= least && length <= most
    ? []
    : [{ message: `The description has ${length} characters; ${least} to ${most} are wanted.` }];
};

const checkWords: Rule = ({ source, outline }) => {
  const texts = [...outline.paragraphs, { text: source.frontMatter.description, line: 1, column: 1 }];
  return texts.flatMap(({ text, line, column }) => {
    const words = [...text.matchAll(avoidedWords)].map(([word]) => ({
      line,
      column,
      message: `"${word}" is a word we do without.`,
      hint: "Leave it out, or say what is meant.",
    }));
    const exclaims = /[a-z]!(\s|$)/i.test(text)
      ? [{ line, column, message: "A sentence ends with an exclamation mark.", hint: "Use a full stop." }]
      : [];
    return [...words, ...exclaims];
  });
};

const checkEnding: Rule = ({ source, outline }) => {
  const last = outline.headings.filter((heading) => heading.depth === 2).at(-1)?.text ?? "";
  if (withoutEnding.includes(source.frontMatter.type) || endings.includes(last)) return [];
  return [{ message: `The last section is "${last}".`, hint: `End with ${endings.join(" or ")}: two to four links.` }];
};

const checkDiagrams: Rule = ({ outline }) =>
  outline.fences
    .filter(
      ({ lang, code }) => lang === "mermaid" && !(/^\s*accTitle\s*:/m.test(code) && /^\s*accDescr\s*[:{]/m.test(code)),
    )
    .map(({ line, column }) => ({
      line,
      column,
      message: "The diagram has no accTitle or no accDescr.",
      hint: "Add both lines below the diagram's type.",
    }));

/** How many other pages link to each path. */
function countLinks(pages: readonly AnalyzedPage[]): Map<string, Set<string>> {
  const from = new Map<string, Set<string>>();
  for (const { source, outline } of pages) {
    for (const { href } of outline.links) {
      const { path } = splitHref(href);
      if (path.startsWith("/") && path !== source.doc.path)
        from.set(path, (from.get(path) ?? new Set()).add(source.doc.path));
    }
  }
  return from;
}

function checkLinkCounts({ source, outline }: AnalyzedPage, linkedFrom: ReadonlyMap<string, Set<string>>): Finding[] {
  const out = new Set(outline.links.map(({ href }) => splitHref(href).path).filter((path) => path.startsWith("/")));
  const incoming = linkedFrom.get(source.doc.path)?.size ?? 0;
  const findings: Finding[] = [];
  if (out.size < leastLinks)
    findings.push({ message: `The page links to ${out.size} other pages; ${leastLinks} are the least.` });
  if (incoming < leastLinks) {
    findings.push({
      message: `${incoming} other pages link to "${source.doc.path}"; ${leastLinks} are the least.`,
      hint: "Link to it where a reader would want it.",
    });
  }
  return findings;
}

function findTwins(pages: readonly AnalyzedPage[], textOf: (page: AnalyzedPage) => string, name: string): Rule {
  const first = new Map<string, string>();
  for (const page of pages) if (!first.has(textOf(page))) first.set(textOf(page), page.source.file);
  return (page) => {
    const owner = first.get(textOf(page));
    return owner === undefined || owner === page.source.file
      ? []
      : [{ message: `The ${name} "${textOf(page)}" also stands in ${owner}.` }];
  };
}

function findRepeatedParagraphs(pages: readonly AnalyzedPage[]): Rule {
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
        message: `The paragraph "${text.slice(0, 50)}…" also stands in ${first.get(normalize(text))}.`,
        hint: "Tell it again for the reader of this page.",
      }));
}
