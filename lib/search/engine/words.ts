import { words as language } from "#texts/words";

/** A word with its inner marks: `sourceApp`, `PL-4005`, `data-driven`, `appointment.updated`. */
const wordPattern = /[\p{L}\p{N}]+(?:[-._'’][\p{L}\p{N}]+)*/gu;
const innerMark = /[-._]/;
/** Between a small letter or digit and a capital: source|App. */
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** Names that punctuation would break. */
const namedLanguages: readonly [RegExp, string][] = [
  [/\bc#/gi, "csharp"],
  [/(?<![\p{L}\p{N}])\.net\b/giu, "dotnet"],
];

/** A quick look that spares most texts the slow ones. */
const mayNameLanguage = /#|\.net/i;

/** Words that carry no topic; left out of a query unless it has nothing else. */
export const stopWords: ReadonlySet<string> = new Set(language.stop.split(" "));

/** Terms by word, so that a text of 100,000 words costs as many look-ups. Lives as long as the page or worker. */
const known = new Map<string, readonly string[]>();

/** The words of a text as they are written. */
export function splitWords(text: string): string[] {
  const named = mayNameLanguage.test(text)
    ? namedLanguages.reduce((result, [pattern, name]) => result.replace(pattern, name), text)
    : text;
  return named.match(wordPattern) ?? [];
}

/** One of those names, or a word: without the flag for capitals, which costs all words. */
const placed = new RegExp(`\\b[Cc]#|(?<![\\p{L}\\p{N}])\\.[Nn][Ee][Tt]\\b|${wordPattern.source}`, "gu");

/** The words of a text, as they are found, with their places in it. */
export const placesOfWords = (text: string): { word: string; start: number; end: number }[] =>
  [...text.matchAll(placed)].map(({ 0: found, index: start }) => {
    const [word = found] = /^\.|#$/.test(found) ? splitWords(found) : [];
    return { word, start, end: start + found.length };
  });

/** What a word is found by: all its parts together, then each part: `sourceApp` → sourceapp, source, app. */
export function termsOf(word: string): readonly string[] {
  const found = known.get(word);
  if (found) return found;
  const parts = word
    .replace(/['’]s$|['’]/g, "")
    .split(innerMark)
    .flatMap((part) => part.split(camelBoundary));
  const whole = normalize(parts.join(""));
  const terms = parts.length > 1 ? [...new Set([whole, ...parts.map(normalize)])] : [whole];
  known.set(word, terms);
  return terms;
}

/** Lower case without accents, in the form that stands for all forms of the word. */
function normalize(word: string): string {
  return language.stem(word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
}

/** Every term of a text, for the index: by a loop, which takes half the time of `flatMap`, for millions of words. */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  for (const word of splitWords(text)) for (const term of termsOf(word)) terms.push(term);
  return terms;
}

/** Marks a term that stands for two neighbors; it is only found by its whole self. */
const pairMark = "=";

/** The term of two neighboring words, or of a word that may stand for two: "timesheets" finds "Time sheets". */
export function pairTerm(first: string, second = ""): string {
  return `${pairMark}${first}${second}`;
}

/** True for the term of a pair of neighbors. */
export const isPairTerm = (term: string) => term.startsWith(pairMark);

/** Like `tokenize`, with the term of each pair of neighbors; for titles and headings. */
export function tokenizeTitle(text: string): string[] {
  const wholes = splitWords(text).map((word) => termsOf(word)[0] ?? "");
  const pairs = wholes.slice(1).map((word, index) => pairTerm(wholes[index] ?? "", word));
  return [...tokenize(text), ...pairs];
}

/** A text reduced to one key, equal for all ways to write it: "API keys", "apikeys", "Api-Key". */
export function keyOf(text: string): string {
  return splitWords(text)
    .map((word) => termsOf(word)[0])
    .join("");
}

function isStopWord(word: string): boolean {
  const plain = word.toLowerCase();
  return stopWords.has(plain) || stopWords.has(plain.replace(language.contraction, ""));
}

/** The words of a query that say what it is about. */
export function topicWords(query: string): string[] {
  const words = splitWords(query);
  const topics = words.filter((word) => !isStopWord(word));
  return topics.length > 0 ? topics : words;
}

/** The key of the words that say what a text is about: "Delete a user" has that of "delete user". */
export function topicKeyOf(text: string): string {
  return keyOf(topicWords(text).join(" "));
}
