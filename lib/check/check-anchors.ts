import { splitFrontMatter } from "../authoring/split-front-matter";
import { suggest } from "../issues";
import type { Answer, Issue, Mistake, Outline } from "../types";
import type { CheckedSite } from "./types";

/** Reports `Anchor` ids that are invalid or used twice on a page. */
export function checkAnchors({ pages }: CheckedSite): Issue[] {
  return pages.flatMap(({ source: { file }, outline: { components, anchors } }) => {
    const old = components.filter(({ name }) => name === "Anchor");
    return old.flatMap(({ attributes: { id }, line, column }, index) => {
      // That it has none is reported for any component.
      if (id === undefined) return [];
      // Of duplicate anchors, only later ones are reported.
      const same = old.slice(index + 1).filter(({ attributes }) => attributes.id === id).length;
      const found = checkId(id, anchors.filter((anchor) => anchor === id).length - same);
      return found ? [{ severity: "warning" as const, file, line, column, ...found }] : [];
    });
  });
}

/** `count`: how often the page has the id, not counting later duplicates, which are reported themselves. */
function checkId(id: string, count: number): Mistake | undefined {
  if (!/^[^\s#]+$/.test(id)) {
    return {
      message: `"${id}" is not a valid id.`,
      hint: 'Write <Anchor id="…" /> with the heading\'s previous id, without #.',
    };
  }
  if (count < 2) return undefined;
  return {
    message: `The id "${id}" is used twice on the page.`,
    hint: `Remove <Anchor id="${id}" />, or give it the heading's previous id.`,
  };
}

/** Reports answers that point to a missing heading, and questions that an earlier page already answers. */
export function checkAnswers({ pages, textOf }: CheckedSite): Issue[] {
  const claimed = new Map<string, string>();
  return pages.flatMap(({ source, outline, original }) => {
    const { file, format, frontMatter } = source;
    const lineOf = (index: number) =>
      splitFrontMatter(file, textOf(file), format).head.placeOf(["answers", index, "question"]).line;
    return frontMatter.answers.flatMap((answer, index) => {
      // The heading may be in the unread rest of a cut page, or of the original that a translation takes its ids from.
      const place = outline.isCut || original?.isCut ? undefined : checkPlace(answer, outline, format);
      const found = [place, checkClaim(answer, file, claimed)];
      return found.flatMap((issue) =>
        issue ? [{ severity: "warning" as const, file, line: lineOf(index), ...issue }] : [],
      );
    });
  });
}

/** Search links only to headings: any other id would open the top of the page. Ids of a script page are known only at run time. */
function checkPlace({ at }: Answer, { headings, anchors }: Outline, format: string): Mistake | undefined {
  const ids = headings.map(({ id }) => id);
  if (at === undefined || format === "tsx" || ids.includes(at)) return undefined;
  if (anchors.includes(at)) {
    return {
      message: `"${at}" is not a heading; an answer must point to a heading.`,
      hint: "Write the id of the heading it belongs to.",
    };
  }
  return {
    message: `The page has no heading with the id "${at}".`,
    hint: suggest(at, ids, "Write the id of a heading, or remove the line to point to the top of the page."),
  };
}

function checkClaim({ question }: Answer, file: string, claimed: Map<string, string>): Mistake | undefined {
  const key =
    question
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? question;
  const owner = claimed.get(key);
  if (owner === undefined) claimed.set(key, file);
  return owner === undefined
    ? undefined
    : {
        message: `The question "${question}" is already answered by ${owner === file ? "this page" : owner}.`,
        hint: "Remove one of them, or ask something that only this page answers.",
      };
}
