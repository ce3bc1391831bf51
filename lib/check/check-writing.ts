import { counted } from "../issues";
import { splitHref } from "../paths";
import type { Issue } from "../types";
import { checkDescriptionLength, checkTitle, descriptionHint } from "./head-lengths";
import { checkSentences, sentenceBoundary } from "./long-sentences";
import { checkOpening } from "./opening";
import { pageWarning } from "./page-warning";
import { findRepeatedParagraphs, findTwins } from "./repeated-texts";
import type { CheckedPage, CheckedSite, WritingFinding, WritingRule } from "./types";
import { unreadFiles } from "./unread-files";
import { wordRules } from "./word-rules";
import { textsOf } from "./words-in";
import { describeLength, endings, leastLinks, lengths, withoutEnding } from "./writing-rules";

/** Checks pages against the rules of the writing guide that can be automated. Unlisted pages are for authors and are exempt. */
export function checkWriting(site: CheckedSite): Issue[] {
  const { pages, textOf, changedAt, lengthExceptions } = site;
  const unread = unreadFiles(site);
  const read = pages.filter(isRead);
  const whole = read.filter(({ source }) => !unread.has(source.file));
  const published = whole.filter(isNoPost);
  const linkedFrom = pages.some(({ outline }) => outline.isCut) ? undefined : countLinks(pages);
  const byChange = [...published].sort((a, b) => changedAt(a.source.file) - changedAt(b.source.file));
  const rules: [name: string, rule: WritingRule][] = [
    ["length", (page) => checkLength(page, lengthExceptions)],
    ["title", checkTitle],
    ["opening", checkOpening],
    ["ending", checkEnding],
    ["diagram", checkDiagrams],
    ["sentence", checkSentences],
    ["link-count", (page) => checkLinkCounts(page, linkedFrom)],
    ["twins", findTwins(byChange, ({ source }) => source.frontMatter.title, "title")],
    ["twins", findTwins(byChange, ({ source }) => source.frontMatter.description, "description")],
    ["repeated", findRepeatedParagraphs(byChange)],
  ];
  const apply = (page: CheckedPage, name: string, rule: WritingRule): Issue[] =>
    rule(page).map((finding) => pageWarning({ rule: name, ...finding }, page.source.file, textOf));
  return [
    ...published.flatMap((page) => rules.flatMap(([name, rule]) => apply(page, name, rule))),
    ...whole.flatMap((page) => apply(page, "description", checkDescription)),
    ...read.flatMap((page) => apply(page, "words", checkWords)),
  ];
}

/** Unlisted pages are for authors; the words and links of a page that was not read to the end are unknown. */
const isRead = ({ source, outline }: CheckedPage): boolean =>
  !source.frontMatter.unlisted && source.format !== "tsx" && !outline.isCut;

/** Blog posts are exempt from all but the rules for words and descriptions, but their links count. */
const isNoPost = ({ source }: CheckedPage): boolean => !source.doc.path.startsWith("/blog/");

function checkLength({ source, outline }: CheckedPage, exceptions: CheckedSite["lengthExceptions"]): WritingFinding[] {
  const { type } = source.frontMatter;
  const [least, most] = lengths[type];
  if (source.doc.path in exceptions || (outline.words >= least && outline.words <= most)) return [];
  return [
    {
      message: `${outline.words} words; a page of type ${type} should have ${describeLength(type)}.`,
      hint: "Add or cut text, split the page, or add an exception with its reason to lib/product/product.ts.",
    },
  ];
}

const checkDescription: WritingRule = (page) => {
  const [, , second] = page.source.frontMatter.description.split(sentenceBoundary);
  const ofLength = checkDescriptionLength(page);
  if (second === undefined) return ofLength;
  const message = `The description has a second sentence, "${second}".`;
  return [...ofLength, { key: "description", message, hint: descriptionHint }];
};

/** Applies the word rules to the prose of a page, including captions, title, and description. */
const checkWords: WritingRule = (page) =>
  textsOf(page).flatMap(({ text, line, ...place }) =>
    wordRules.flatMap(({ name, pattern, message, hint }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => {
        const below = text.slice(0, index).split("\n").length - 1;
        return {
          ...place,
          ...(line !== undefined && { line: line + below }),
          rule: name,
          message: message(found),
          hint,
        };
      }),
    ),
  );

const checkEnding: WritingRule = ({ source, outline }) => {
  const last = outline.headings.filter((heading) => heading.depth === 2).at(-1)?.text ?? "";
  if (withoutEnding.includes(source.frontMatter.type) || endings.includes(last)) return [];
  const message = last ? `The last section is "${last}".` : "The page has no sections.";
  return [{ message, hint: `End the page with a section ${endings.join(" or ")}, with two to four links.` }];
};

const checkDiagrams: WritingRule = ({ outline }) =>
  outline.fences
    .filter(
      ({ lang, code }) =>
        lang === "mermaid" &&
        code.trim() !== "" &&
        !(/^\s*accTitle\s*:/m.test(code) && /^\s*accDescr\s*[:{]/m.test(code)),
    )
    .map(({ line, column }) => ({
      line,
      column,
      message: "The diagram lacks accTitle or accDescr.",
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

function checkLinkCounts(
  { source, outline }: CheckedPage,
  linkedFrom?: ReadonlyMap<string, Set<string>>,
): WritingFinding[] {
  const out = new Set(outline.links.map(({ href }) => splitHref(href).path).filter((path) => path.startsWith("/")));
  // Pages should not link to drafts, so a draft needs no incoming links.
  const incoming = linkedFrom && !source.frontMatter.draft ? (linkedFrom.get(source.doc.path)?.size ?? 0) : leastLinks;
  const findings: WritingFinding[] = [];
  if (out.size < leastLinks)
    findings.push({
      message: `The page links to ${counted(out.size, "other page")}; it needs at least ${leastLinks}.`,
      hint: "Link the first mention of what another page explains.",
    });
  if (incoming < leastLinks) {
    findings.push({
      message: `"${source.doc.path}" is linked from ${counted(incoming, "other page")}; it needs at least ${leastLinks}.`,
      hint: "Link to it from pages whose readers would want it.",
    });
  }
  return findings;
}
