import { positionOfProperty, positionOfString } from "../input/position-in-text";
import { suggest } from "../issues";
import { canBeRedirected } from "../nav/reserved";
import { isExternal, isSecureAddress, splitHref } from "../paths";
import type { Issue, Mistake, Position, Redirect } from "../types";
import { checkAnchor, type LinkTargets, ownAddressOf, targetsOf } from "./check-links";
import type { CheckedSite, DocumentLink } from "./types";

/** Addresses that redirects are validated against. */
type Addresses = {
  /** The targets of redirects by their old addresses. */
  redirected: ReadonlyMap<string, string>;
  /** Addresses of pages, including drafts. */
  paths: readonly string[];
  /** Addresses that serve something to readers. */
  published: readonly string[];
  targets: LinkTargets;
};

/**
 * Reports everything that would break an old address: a page at the source, a duplicate source, a chain or loop, an invalid target. A
 * draft conflicts as a source and is invalid as a target. An invalid anchor only warns, as in links.
 */
export function checkRedirects(site: CheckedSite): Issue[] {
  const { redirects, redirectsFile: file, released, textOf } = site;
  const sources = redirects.map((redirect) => redirect.from);
  const known = addressesOf(site);
  const ofRedirects = redirects.flatMap((redirect, index): Issue[] => {
    const first = sources.indexOf(redirect.from);
    const problem = findProblem(redirect, first !== index, known) ?? checkTarget(redirect, known);
    if (!problem) return [];
    return [{ severity: "error", file, ...placeOf(redirect, textOf(file), first === index ? 0 : -1), ...problem }];
  });
  const gone = released.filter(({ href }) => !known.published.includes(href) && !sources.includes(href));
  return [...ofRedirects, ...gone.map(({ href, ...place }) => lost(href, place, known.published))];
}

/** Position of a redirect in its file; one without an old address is located by its target. */
const placeOf = ({ from, to }: Redirect, text: string, nth: number): Position | undefined =>
  (from && positionOfProperty(text, "from", from, nth)) || positionOfString(text, String(from ?? to), nth);

function addressesOf(site: CheckedSite): Addresses {
  const paths = [...site.routes.keys(), ...site.madePaths];
  const targets = targetsOf(site);
  // One without a target is reported by itself.
  const redirected = new Map(site.redirects.flatMap(({ from, to }) => (typeof to === "string" ? [[from, to]] : [])));
  return { redirected, paths, published: paths.filter((path) => !targets.drafts.has(path)), targets };
}

/** Reports a released address that no longer works: readers bookmark addresses, so they must work forever. */
const lost = (href: string, place: Omit<DocumentLink, "href">, paths: readonly string[]): Issue => ({
  severity: "error",
  ...place,
  message: `"${href}" was published in an earlier release and no longer exists.`,
  hint: `Add { from: "${href}", to: "…" } to redirects.ts. ${suggest(href, paths, "")}`.trim(),
});

/** Validates the source of a redirect. */
function findProblem({ from, to }: Redirect, repeated: boolean, { paths, targets }: Addresses): Mistake | undefined {
  // The redirects come from a module whose types only editors and npm run lint enforce.
  if (typeof from !== "string" || typeof to !== "string")
    return {
      message: `A redirect has no "${typeof to === "string" ? "from" : "to"}".`,
      hint: 'Write { from: "/old", to: "/new" }.',
    };
  if (!canBeRedirected(from)) {
    return {
      message: `"${from}" cannot be redirected.`,
      hint: "Write a path such as /old/page, without a query, hash, pattern, bare %, double or trailing slash, or part that is . or .. alone.",
    };
  }
  if (repeated) return { message: `"${from}" is redirected twice.`, hint: "Remove one of the two." };
  if (paths.includes(from))
    return { message: `"${from}" is a page and cannot be redirected.`, hint: "Remove the page or the redirect." };
  if (targets.hasFile(from))
    return { message: `"${from}" is a file and cannot be redirected.`, hint: "Remove the file or the redirect." };
  if (splitHref(to).path === from)
    return { message: `"${from}" redirects to itself.`, hint: "Remove it or name another target." };
  return undefined;
}

/** Validates the target of a redirect. Mistakes without a severity are errors. */
function checkTarget(
  { from, to }: Redirect,
  { redirected, published, targets }: Addresses,
): (Mistake & Partial<Pick<Issue, "severity">>) | undefined {
  const { path, hash } = splitHref(to);
  const own = ownAddressOf(to);
  if (own !== undefined)
    return { severity: "warning", message: `"${from}" leads to this site's own host.`, hint: `Write "${own}".` };
  if (isExternal(to)) {
    return isSecureAddress(to)
      ? undefined
      : {
          message: `"${from}" cannot redirect to "${to}".`,
          hint: "Name a path on this site, or an address that starts with https://.",
        };
  }
  if (redirected.has(path)) {
    const end = endOf(to, redirected);
    return {
      message: `"${from}" leads to "${to}", which is redirected again.`,
      hint: end === undefined ? "The redirects go in a circle: name a page, or remove them." : `Write "${end}".`,
    };
  }
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
  if (/.\/(?:[?#]|$)/.test(to))
    return {
      severity: "warning",
      message: `"${from}" leads to "${to}", which is not a clean address.`,
      hint: `Write "${to.replace(/\/(?=[?#]|$)/, "")}".`,
    };
  return checkAnchor(path, hash, targets);
}

/** Where an address leads in the end, with the last anchor on the way, as in a browser; undefined in a circle. */
function endOf(to: string, redirected: ReadonlyMap<string, string>): string | undefined {
  let end = to;
  for (let left = redirected.size; left >= 0; left--) {
    const { path, hash } = splitHref(end);
    const next = redirected.get(path);
    if (next === undefined) return end;
    end = hash && !next.includes("#") ? `${next}#${hash}` : next;
  }
  return undefined;
}
