import { splitHref } from "../paths";
import type { Issue } from "../types";
import { placeOfKey } from "./place-in-text";
import type { CheckedPage, CheckedSite } from "./types";
import {
  avoidedWords,
  descriptionLength,
  endings,
  leastLinks,
  lengths,
  repeatedFrom,
  titleLength,
  withoutEnding,
} from "./writing-rules";

/** What is of the whole page stands at a key of its front matter: the title, when no other is named. */
type Finding = Omit<Issue, "severity" | "file"> & { key?: "description" };
type Rule = (page: CheckedPage) => Finding[];

/** Holds pages to what a machine can check of the writing guide. Unlisted pages are for authors and are let off. */
export function checkWriting({ pages, readingIssues, textOf, changedAt, lengthExceptions }: CheckedSite): Issue[] {
  const unread = new Set(readingIssues.filter(({ severity }) => severity === "error").map(({ file }) => file));
  // Of a page that cannot be read to its end, neither its length nor what it links to is known.
  const isWhole = ({ source, outline }: CheckedPage) => !outline.isCut && !unread.has(source.file);
  const published = pages.filter(isHeldToRules).filter(isWhole);
  const linkedFrom = pages.some(({ outline }) => outline.isCut) ? undefined : countLinks(pages);
  const byChange = [...published].sort((a, b) => changedAt(a.source.file) - changedAt(b.source.file));
  const rules: Rule[] = [
    (page) => checkLength(page, lengthExceptions),
    checkDescription,
    checkWords,
    checkEnding,
    checkDiagrams,
    (page) => checkLinkCounts(page, linkedFrom),
    findTwins(byChange, ({ source }) => source.frontMatter.title, "title"),
    findTwins(byChange, ({ source }) => source.frontMatter.description, "description"),
    findRepeatedParagraphs(byChange),
  ];
  return published.flatMap((page) =>
    rules.flatMap((rule) =>
      rule(page).map(({ key = "title", ...finding }) => {
        const { file } = page.source;
        const place = finding.line === undefined ? placeOfKey(textOf(file), key) : undefined;
        return { severity: "warning" as const, file, ...place, ...finding };
      }),
    ),
  );
}

/** Posts of the blog have a form of their own; they count as pages that link here, no more. */
function isHeldToRules({ source }: CheckedPage): boolean {
  return !source.frontMatter.unlisted && source.format !== "tsx" && !source.doc.path.startsWith("/blog/");
}

function checkLength({ source, outline }: CheckedPage, exceptions: CheckedSite["lengthExceptions"]): Finding[] {
  const { type, title } = source.frontMatter;
  const [least, most] = lengths[type];
  const findings: Finding[] = [];
  if (!(source.doc.path in exceptions) && (outline.words < least || outline.words > most)) {
    findings.push({
      message: `${outline.words} words; a page of type ${type} has ${least} to ${most}.`,
      hint: "Say more or less, split the page, or name the reason in lib/product/writing.ts.",
    });
  }
  if (title.length > titleLength)
    findings.push({
      message: `The title has ${title.length} characters; ${titleLength} is the most.`,
      hint: "Leave out what the section says already.",
    });
  return findings;
}

const checkDescription: Rule = ({ source }) => {
  const { length } = source.frontMatter.description;
  const { least, most } = descriptionLength;
  return length >= least && length <= most
    ? []
    : [
        {
          key: "description",
          message: `The description has ${length} characters; ${least} to ${most} are wanted.`,
          hint: "Say in one sentence what a reader finds, with the word they search for.",
        },
      ];
};

const checkWords: Rule = ({ source, outline }) => {
  const texts = [...outline.paragraphs, { text: source.frontMatter.description, key: "description" as const }];
  return texts.flatMap(({ text, ...place }) => {
    const words = [...text.matchAll(avoidedWords)].map(([word]) => ({
      ...place,
      message: `"${word}" is a word we do without.`,
      hint: "Leave it out, or say what is meant.",
    }));
    const exclaims = /[a-z]!(\s|$)/i.test(text)
      ? [{ ...place, message: "A sentence ends with an exclamation mark.", hint: "Use a full stop." }]
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
function countLinks(pages: readonly CheckedPage[]): Map<string, Set<string>> {
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

function checkLinkCounts({ source, outline }: CheckedPage, linkedFrom?: ReadonlyMap<string, Set<string>>): Finding[] {
  const out = new Set(outline.links.map(({ href }) => splitHref(href).path).filter((path) => path.startsWith("/")));
  // Nothing should link to a draft.
  const incoming = linkedFrom && !source.frontMatter.draft ? (linkedFrom.get(source.doc.path)?.size ?? 0) : leastLinks;
  const findings: Finding[] = [];
  if (out.size < leastLinks)
    findings.push({
      message: `The page links to ${out.size} other pages; ${leastLinks} are the least.`,
      hint: "Link the first mention of what another page explains.",
    });
  if (incoming < leastLinks) {
    findings.push({
      message: `${incoming} other pages link to "${source.doc.path}"; ${leastLinks} are the least.`,
      hint: "Link to it where a reader would want it.",
    });
  }
  return findings;
}

function findTwins(
  pages: readonly CheckedPage[],
  textOf: (page: CheckedPage) => string,
  name: "title" | "description",
): Rule {
  const first = new Map<string, string>();
  for (const page of pages) if (!first.has(textOf(page))) first.set(textOf(page), page.source.file);
  return (page) => {
    const owner = first.get(textOf(page));
    return owner === undefined || owner === page.source.file
      ? []
      : [
          {
            ...(name === "description" && { key: name }),
            message: `The ${name} "${textOf(page)}" also stands in ${owner}.`,
            hint: "Say what only this page is about.",
          },
        ];
  };
}

function findRepeatedParagraphs(pages: readonly CheckedPage[]): Rule {
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
