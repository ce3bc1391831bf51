import type { IndexedPage } from "../../lib/search/types";

/** A word that occurs only in texts, never in titles. */
export const onlyInTexts = "qualmark";

/** A seeded generator of reproducible pseudo-random numbers between 0 and 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Creates a Markov text generator trained on `lines`: each word follows the previous one as it does there. */
function createWriter(lines: readonly string[], random: () => number): (length: number) => string {
  const followers = new Map<string, string[]>();
  const words = lines.join("\n").split(/(?<=\s)/);
  for (const [index, word] of words.entries()) {
    const known = followers.get(word);
    if (known) known.push(words[index + 1] ?? "");
    else followers.set(word, [words[index + 1] ?? ""]);
  }
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  return (length) => {
    let text = "";
    for (let word = pick(words); text.length < length; word = pick(followers.get(word) ?? words)) text += word;
    return text;
  };
}

/**
 * Generates `count` pages with the structure and length of the real ones, and new sentences made of the same words. Each title has a
 * number and each section a code, so that titles differ and the vocabulary grows with the site.
 * @throws Error when there is no page to imitate.
 */
export function generatePages(real: readonly IndexedPage[], count: number): IndexedPage[] {
  const random = createRandom(count);
  const write = createWriter(
    real.flatMap((page) => [page, ...page.sections].map(({ text }) => text)),
    random,
  );
  return Array.from({ length: count }, (_, index) => {
    const shape = real[index % real.length] ?? real[0];
    if (!shape) throw new Error("There are no pages to take shapes and words from.");
    const number = 1000 + index;
    return {
      ...shape,
      href: `/generated/${number}${shape.href}`,
      title: `${write(shape.title.length - 4).trim()} ${number}`,
      description: write(shape.description.length),
      text: `${write(shape.text.length)} ${index % 10 === 0 ? onlyInTexts : ""}`,
      sections: shape.sections.map(({ heading, text, ...section }, at) => ({
        ...section,
        heading: section.isTerm ? heading : write(heading.length).replaceAll("\n", " ").trim(),
        text: `${write(text.length)}\nCode X${number}-${at}.`,
      })),
    };
  });
}
