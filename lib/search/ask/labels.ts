import { partsOfMarked } from "../../marked-text";
import { oncePer } from "../../memoize";
import type { IndexDoc } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import { keyOf, splitWords } from "../engine/words";

/** Maximum number of pages that name a control: a label on more pages is a topic rather than something to look up. */
const fewPages = 8;
/** A single word is searched for as a keyword, whatever has it as a label. */
const leastWords = 2;

/** The records whose texts name a control, by the key of its label. */
const labelsOf = oncePer(({ docs }: TextIndex) => {
  const naming = new Map<string, Set<IndexDoc>>();
  for (const doc of docs)
    for (const label of labelsIn((doc.section ?? doc.page).marked ?? "")) {
      const key = keyOf(label);
      naming.set(key, (naming.get(key) ?? new Set()).add(doc));
    }
  return naming;
});

/** The labels in a marked text, which are bold: those of a path, such as "State > Save as", each alone. */
const labelsIn = (marked: string) =>
  partsOfMarked(marked).flatMap(({ type, text }) => (type === "bold" ? text.split(" > ") : []));

/** The records that name the control whose label a query is, unless many pages do. */
export function recordsNaming(index: TextIndex, query: string): readonly IndexDoc[] {
  if (splitWords(query).length < leastWords) return [];
  const found = [...(labelsOf(index).get(keyOf(query)) ?? [])];
  return new Set(found.map(({ page }) => page)).size <= fewPages ? found : [];
}
