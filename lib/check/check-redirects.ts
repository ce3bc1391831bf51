import { suggest } from "../issues";
import { isExternal, splitHref } from "../paths";
import type { Issue, Redirect } from "../types";
import { placeOfString } from "./place-in-text";
import type { CheckedSite, DocumentLink } from "./types";

/** Everything that would make an old address fail: a page in the way, a repeated source, a chain or loop, a bad target. */
export function checkRedirects({ redirects, routes, madePaths, released, textOf }: CheckedSite): Issue[] {
  const paths = [...routes.keys(), ...madePaths];
  const sources = redirects.map((redirect) => redirect.from);
  const ofRedirects = redirects.flatMap((redirect, index): Issue[] => {
    const first = sources.indexOf(redirect.from);
    const problem = findProblem(redirect, first !== index, new Set(sources), paths);
    const place = placeOfString(textOf("redirects.ts"), redirect.from, first === index ? 0 : -1);
    return problem ? [{ severity: "error", file: "redirects.ts", ...place, ...problem }] : [];
  });
  const gone = released.filter(({ href }) => !paths.includes(href) && !sources.includes(href));
  return [...ofRedirects, ...gone.map(({ href, ...place }) => lost(href, place, paths))];
}

/** Readers keep addresses; one that was published answers for good. */
const lost = (href: string, place: Omit<DocumentLink, "href">, paths: readonly string[]): Issue => ({
  severity: "error",
  ...place,
  message: `"${href}" was published and is gone.`,
  hint: `Add { from: "${href}", to: "…" } to redirects.ts. ${suggest(href, paths, "")}`.trim(),
});

function findProblem(
  { from, to }: Redirect,
  repeated: boolean,
  sources: ReadonlySet<string>,
  paths: readonly string[],
) {
  const target = splitHref(to).path;
  if (!/^\/[^?#]*[^/?#]$/.test(from)) {
    return {
      message: `"${from}" cannot be redirected.`,
      hint: "A source is a path such as /old/page: no query, hash or trailing slash.",
    };
  }
  if (repeated) return { message: `"${from}" is redirected twice.`, hint: "Remove one of the two." };
  if (paths.includes(from))
    return { message: `"${from}" is a page and cannot be redirected.`, hint: "Remove the page or the redirect." };
  if (target === from) return { message: `"${from}" redirects to itself.`, hint: "Remove it or name another target." };
  if (isExternal(to)) {
    return to.startsWith("https://")
      ? undefined
      : { message: `"${to}" is no target for "${from}".`, hint: "Other sites need an https address." };
  }
  if (sources.has(target))
    return {
      message: `"${from}" leads to "${to}", which is redirected again.`,
      hint: "Name the last target of the chain.",
    };
  if (!paths.includes(target))
    return {
      message: `"${from}" leads to "${to}", which is no page.`,
      hint: suggest(target, paths, "Name a page, or remove the redirect."),
    };
  return undefined;
}
