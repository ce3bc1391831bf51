import type { IndexedPage } from "../../lib/search/types";

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * `count` pages that look like the real ones: the same page shapes, filled with real lines in a new order, with a number in
 * each title and a code in each section, so that titles differ and the vocabulary grows with the site.
 */
export function generatePages(real: readonly IndexedPage[], count: number): IndexedPage[] {
  const random = createRandom(count);
  const lines = real
    .flatMap((page) => [page, ...page.sections].flatMap(({ text }) => text.split("\n")))
    .filter(Boolean);
  const draw = () => lines[Math.floor(random() * lines.length)] ?? "";
  const redraw = (text: string) => text.split("\n").map(draw).join("\n");
  return Array.from({ length: count }, (_, index) => {
    const shape = real[index % real.length] ?? real[0];
    if (!shape) throw new Error("There are no pages to take shapes and lines from.");
    const number = 1000 + index;
    return {
      ...shape,
      href: `/generated/${number}${shape.href}`,
      title: `${shape.title} ${number}`,
      text: redraw(shape.text),
      sections: shape.sections.map((section, at) => ({
        ...section,
        text: `${redraw(section.text)}\nCode X${number}-${at}.`,
      })),
    };
  });
}
