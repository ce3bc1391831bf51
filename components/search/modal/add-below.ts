import type { SearchAnswer } from "@/lib/search/types";

/**
 * An answer that came later for the same request, with its new pages below those that are shown: nothing moves under the
 * reader's pointer. An answer that was complete is replaced.
 */
export function addBelow(shown: SearchAnswer, later: SearchAnswer): SearchAnswer {
  if (shown.isComplete) return later;
  const known = new Set(shown.pages.map(({ id }) => id));
  return { ...later, pages: [...shown.pages, ...later.pages.filter(({ id }) => !known.has(id))] };
}
