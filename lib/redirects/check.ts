import { suggest } from "../issues";
import { isExternal, splitHref } from "../paths";
import type { Issue, Redirect } from "../types";

/** Everything that would make an old address fail: a page in the way, a repeated source, a chain or loop, a bad target. */
export function checkRedirects(redirects: readonly Redirect[], paths: readonly string[]): Issue[] {
  const sources = redirects.map((redirect) => redirect.from);
  return redirects.flatMap((redirect, index) => {
    const problem = findProblem(redirect, sources.indexOf(redirect.from) !== index, new Set(sources), paths);
    return problem ? [{ severity: "error" as const, file: "redirects.ts", ...problem }] : [];
  });
}

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
    return { message: `"${from}" leads to "${to}", which is no page.`, hint: suggest(target, paths) };
  return undefined;
}
