import { existsSync } from "node:fs";
import { join } from "node:path";
import { DiskCache } from "../../disk-cache";
import { hashFiles } from "../../hash";
import { readRequired } from "../../input/read-required";
import { InputError } from "../../input/validate";
import { untilFailure } from "../../memoize";
import { site } from "../../site";

/** Words that pages use but the dictionary lacks: one per line, `#` starts a comment. */
const projectFile = "content/_spelling.txt";

/** Maximum number of suggestions in a finding. */
const mostSuggestions = 3;

/** Length of the longest word that others are suggested for, in characters: the time that takes grows with the square of the length. */
const longestWord = 50;

/** Cached results: words in the dictionary, words that are not, and suggestions for the latter. */
type Verdicts = { right: string[]; wrong: string[]; suggestions: Record<string, string[]> };

/**
 * The words of `words` that are in no dictionary, each with its closest matches. The language's dictionary, which takes a quarter of
 * a second to load, is loaded only for words without a cached result.
 * @throws InputError when the project has no list of names, or one that cannot be read.
 */
export async function findMisspelled(words: ReadonlySet<string>, root: string): Promise<Map<string, string[]>> {
  const store = new DiskCache(join(root, ".cache", "words"));
  const key = hashFiles(root, ["package-lock.json", "lib/build/checking/find-misspelled.ts"]);
  const verdicts = store.get<Verdicts>(key) ?? { right: [], wrong: [], suggestions: {} };
  const right = new Set(verdicts.right);
  const wrong = new Set(verdicts.wrong);
  const suggestions = new Map(Object.entries(verdicts.suggestions));
  const names = readWords(root);
  const brands = [site.brand, site.authored ?? site.brand].flatMap(({ name }) => name.toLowerCase().split(/\W+/));
  const isName = (word: string) =>
    names.has(word) || names.has(word.charAt(0).toLowerCase() + word.slice(1)) || brands.includes(word.toLowerCase());

  const unknown = [...words].filter((word) => !right.has(word) && !wrong.has(word));
  const isUnexplained = (word: string) => wrong.has(word) && !isName(word) && !suggestions.has(word);
  if (unknown.length > 0 || [...words].some(isUnexplained)) {
    const speller = await loadSpeller();
    for (const word of unknown) (speller.correct(word) ? right : wrong).add(word);
    // Where the dictionary compares capitals, "ß" would be two of them, and remain so in what it suggests.
    const suggestionsFor = (word: string) => speller.suggest(word.replaceAll("ß", "ss")).slice(0, mostSuggestions);
    for (const word of [...words].filter(isUnexplained))
      suggestions.set(word, word.length > longestWord ? [] : suggestionsFor(word));
    store.set(key, { right: [...right], wrong: [...wrong], suggestions: Object.fromEntries(suggestions) });
  }
  store.prune();
  return new Map(
    [...words].filter((word) => wrong.has(word) && !isName(word)).map((word) => [word, suggestions.get(word) ?? []]),
  );
}

/** American English, loaded once. */
const loadSpeller = untilFailure(async () => {
  const [{ default: nspell }, { default: english }] = await Promise.all([import("nspell"), import("dictionary-en")]);
  return nspell({ aff: Buffer.from(english.aff), dic: Buffer.from(english.dic) });
});

/** @throws InputError when there is no such file, or it cannot be read. */
function readWords(root: string): Set<string> {
  const path = join(root, projectFile);
  if (!existsSync(path)) {
    const hint = "It lists the names that pages use: restore it from git history, or begin an empty one.";
    throw new InputError([{ severity: "error", file: projectFile, message: "The file does not exist.", hint }]);
  }
  return new Set(
    readRequired(path, projectFile)
      .split("\n")
      .map((line) => line.replace(/#.*/, "").trim()),
  );
}
