import { positionOfProperty, positionOfString } from "../input/position-in-text";
import { suggest } from "../issues";
import { isExternal, splitHref } from "../paths";
import type { Issue, Mistake, Position, Redirect } from "../types";
import { checkAnchor, type LinkTargets, targetsOf } from "./check-links";
import type { CheckedSite, DocumentLink } from "./types";

/** What redirects are compared with. */
type Addresses = {
  /** Old ones. */
  sources: ReadonlySet<string>;
  /** Those of pages, drafts included. */
  paths: readonly string[];
  /** Those that readers find something at. */
  published: readonly string[];
  targets: LinkTargets;
};

/**
 * Everything that would make an old address fail: a page in the way, a repeated source, a chain or loop, a bad target. A draft is in
 * the way, but nothing that readers could be led to. A bad anchor of a target warns, as that of a link does.
 */
export function checkRedirects(site: CheckedSite): Issue[] {
  const { redirects, redirectsFile: file, released, textOf } = site;
  const sources = redirects.map((redirect) => redirect.from);
  const known = addressesOf(site, sources);
  const ofRedirects = redirects.flatMap((redirect, index): Issue[] => {
    const first = sources.indexOf(redirect.from);
    const problem = findProblem(redirect, first !== index, known) ?? checkTarget(redirect, known);
    if (!problem) return [];
    return [{ severity: "error", file, ...placeOf(redirect, textOf(file), first === index ? 0 : -1), ...problem }];
  });
  const gone = released.filter(({ href }) => !known.published.includes(href) && !sources.includes(href));
  return [...ofRedirects, ...gone.map(({ href, ...place }) => lost(href, place, known.published))];
}

/** Where a redirect is written; one without an old address is found by its new one. */
const placeOf = ({ from, to }: Redirect, text: string, nth: number): Position | undefined =>
  (from && positionOfProperty(text, "from", from, nth)) || positionOfString(text, String(from ?? to), nth);

function addressesOf(site: CheckedSite, sources: readonly string[]): Addresses {
  const paths = [...site.routes.keys(), ...site.madePaths];
  const targets = targetsOf(site);
  return { sources: new Set(sources), paths, published: paths.filter((path) => !targets.drafts.has(path)), targets };
}

/** Readers keep addresses, so a published one must work forever. */
const lost = (href: string, place: Omit<DocumentLink, "href">, paths: readonly string[]): Issue => ({
  severity: "error",
  ...place,
  message: `"${href}" was published in an earlier release and no longer exists.`,
  hint: `Add { from: "${href}", to: "…" } to redirects.ts. ${suggest(href, paths, "")}`.trim(),
});

/** What keeps an address from being an old one. */
function findProblem({ from, to }: Redirect, repeated: boolean, { paths }: Addresses): Mistake | undefined {
  // The file is a program: types are for editors and npm run lint.
  if (typeof from !== "string" || typeof to !== "string")
    return {
      message: `A redirect has no "${typeof to === "string" ? "from" : "to"}".`,
      hint: 'Write { from: "/old", to: "/new" }.',
    };
  if (!/^\/[^?#*]*[^/?#*]$/.test(from) || /\/(?::\w|\/|\.{1,2}(?:\/|$))/.test(from)) {
    return {
      message: `"${from}" cannot be redirected.`,
      hint: "Write a path such as /old/page, without a query, hash, pattern, double or trailing slash, or part that is . or .. alone.",
    };
  }
  if (repeated) return { message: `"${from}" is redirected twice.`, hint: "Remove one of the two." };
  if (paths.includes(from))
    return { message: `"${from}" is a page and cannot be redirected.`, hint: "Remove the page or the redirect." };
  if (splitHref(to).path === from)
    return { message: `"${from}" redirects to itself.`, hint: "Remove it or name another target." };
  return undefined;
}

/** What keeps readers from arriving; errors, if nothing else is said. */
function checkTarget(
  { from, to }: Redirect,
  { sources, published, targets }: Addresses,
): (Mistake & Partial<Pick<Issue, "severity">>) | undefined {
  const { path, hash } = splitHref(to);
  if (isExternal(to)) {
    return /^https:\/\/[^\s/?#]+/.test(to)
      ? undefined
      : {
          message: `"${from}" cannot redirect to "${to}".`,
          hint: "Name a path on this site, or an address that starts with https://.",
        };
  }
  if (sources.has(path))
    return {
      message: `"${from}" leads to "${to}", which is redirected again.`,
      hint: "Redirect straight to the final target.",
    };
  if (targets.drafts.has(path))
    return {
      message: `"${from}" leads to "${to}", which is a draft and not published.`,
      hint: "Remove draft: true there to publish it, or name another page.",
    };
  if (!published.includes(path))
    return {
      message: `"${from}" leads to "${to}", which is not a page.`,
      hint: suggest(path, published, "Name a page, or remove the redirect."),
    };
  return checkAnchor(path, hash, targets);
}
