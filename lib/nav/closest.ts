import { distance } from "fastest-levenshtein";

/** A page of the list of all pages: its path in the edition, its title, and the language of its text. */
export type ListedPage = { path: string; title: string; language?: string };

/** Share of an address's length that may differ for a page still to be suggested. */
const tolerance = 0.4;

/** Maximum number of suggestions. */
const mostSuggested = 4;

/** The pages whose path or last path segment is most similar to `path`, best first, limited to a few. */
export function closestPages(path: string, pages: readonly ListedPage[]): ListedPage[] {
  const wanted = normalize(path);
  const last = wanted.split("/").at(-1) ?? "";
  return pages
    .map((page) => ({ page, score: score(normalize(page.path), wanted, last) }))
    .filter(({ score }) => score <= tolerance)
    .sort((a, b) => a.score - b.score || a.page.path.localeCompare(b.page.path, "en"))
    .slice(0, mostSuggested)
    .map(({ page }) => page);
}

const normalize = (path: string) => path.toLowerCase().replace(/\.html?$|\/$/g, "");

/** 0 is the same address; a page in the folder asked for is close, and so is one with the same last segment, whatever its folder. */
function score(candidate: string, wanted: string, last: string): number {
  const asked = spellOut(wanted, candidate);
  const whole = distance(candidate, asked) / Math.max(candidate.length, asked.length, 1);
  const own = candidate.split("/").at(-1) ?? "";
  const tail = last ? distance(own, last) / Math.max(own.length, last.length) + 0.15 : 1;
  return Math.min(candidate.startsWith(`${asked}/`) ? whole / 2 : whole, tail);
}

/** `path` with names of `candidate` for their initials: /integrations/bc is asked for as /integrations/business-central. */
function spellOut(path: string, candidate: string): string {
  const names = candidate.split("/");
  return path
    .split("/")
    .map((part, index) => {
      const name = names[index];
      return name?.includes("-") && initialsOf(name) === part ? name : part;
    })
    .join("/");
}

const initialsOf = (name: string) =>
  name
    .split("-")
    .map(([initial = ""]) => initial)
    .join("");
