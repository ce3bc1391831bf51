import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { type Split, validateFrontMatter } from "../authoring/front-matter";
import { splitFrontMatter } from "../authoring/split-front-matter";
import { issuesOf, readBytes, readText } from "../input/read-text";
import { isLanguage } from "../is-language";
import { suggest } from "../issues";
import { LastGood } from "../last-good";
import { listFiles } from "../list-files";
import { formatOf, isPublished, pathOf } from "../paths";
import { translationsFolder } from "../settings";
import { site as configuration } from "../site";
import type { DocSource, Issue, Mistake } from "../types";
import { applyBrand } from "./brand";
import { type ContentPlace, settingsFile } from "./place";
import { pagesOf, publishedPaths } from "./read-pages";

type Pages = { sources: DocSource[]; issues: Issue[] };

/**
 * Replaces pages with their translations, matched by path. Pages without one stay and are marked with their language. Draft translations
 * are used only with `includeDrafts`, for authors and checks.
 */
export function withTranslations(
  { sources, issues }: Pages,
  place: ContentPlace,
  root: string,
  includeDrafts: boolean,
): Pages {
  if (!place.translations) return { sources, issues };
  const translated = readTranslations(sources, place.translations, root);
  const shown = translated.sources.filter(({ frontMatter }) => includeDrafts || !frontMatter.draft);
  const byPath = new Map(shown.map((source) => [source.doc.path, source]));
  return {
    sources: sources.map((source) => byPath.get(source.doc.path) ?? untranslated(source)),
    issues: [...issues, ...translated.issues],
  };
}

/** Warns of facts that a translation states otherwise than its original. */
function ownFacts({ head, data }: Split, facts: Readonly<Record<string, unknown>>): Issue[] {
  const differing = Object.keys(facts).filter(
    (key) => data[key] !== undefined && JSON.stringify(data[key]) !== JSON.stringify(facts[key]),
  );
  return differing.map((key) => ({
    severity: "warning",
    file: head.file,
    ...head.placeOfKey([key]),
    message: `"${key}" is not that of the original.`,
    hint: "Remove the line: a translation takes it from there.",
  }));
}

/** Marks a page or post of a translated edition as untranslated, so shown in the default language. */
export const untranslated = <T extends object>(page: T) => ({
  ...page,
  untranslated: { language: configuration.locales.default },
});

function readTranslations(
  originals: readonly DocSource[],
  { folder, label }: { folder: string; label: string },
  root: string,
) {
  const byPath = new Map(originals.map((source) => [source.doc.path, source]));
  const { files, issues } = translatedFiles(folder);
  const pages = files.map((relative): Pages => {
    const file = `${label}/${relative}`;
    const original = byPath.get(pathOf(relative));
    const twin = files.find((other) => pathOf(other) === pathOf(relative));
    if (twin !== relative) return { sources: [], issues: [twinOf(file, `${label}/${twin}`)] };
    if (!original) return { sources: [], issues: [unknownOriginal(file, pathOf(relative), [...byPath.keys()])] };
    const read = readText(join(folder, relative), file, "error");
    const page = parseTranslation(file, read.text, original, blobOf(root, original));
    return { ...page, issues: issuesOf(read, page.issues) };
  });
  const unread = issues.map((issue): Issue => ({ ...issue, severity: "error", file: `${label}/${issue.file}` }));
  return {
    sources: pages.flatMap(({ sources }) => sources),
    issues: [...unread, ...pages.flatMap(({ issues }) => issues)],
  };
}

/** Translated page files, relative to the folder of their language, and issues for files left out. */
function translatedFiles(folder: string): ReturnType<typeof listFiles> {
  if (!existsSync(folder)) return { files: [], issues: [] };
  const { files, issues } = listFiles(folder);
  const ofBlog = files.filter((name) => name.startsWith("blog/") && isPublished(name));
  return {
    files: pagesOf(files).filter((name) => !name.endsWith(".tsx")),
    issues: [...issues, ...ofBlog.map((file) => ({ severity: "error" as const, file, ...postMistake }))],
  };
}

const postMistake: Mistake = {
  message: "Blog posts are not translated: the file is left out.",
  hint: "Remove it; other languages show the original post.",
};

/** Paths of the pages translated into a language, for other editions, which do not parse them. */
export const translatedPaths = (folder: string): string[] => publishedPaths(folder, translatedFiles(folder).files);

const lastGood = new LastGood<DocSource["frontMatter"]>();

/** Parses a translation. Its front matter inherits type, tags, unlisted, and draft from the original. */
function parseTranslation(file: string, text: string, source: DocSource, blob: string): Pages {
  const format = formatOf(file);
  const split = splitFrontMatter(file, applyBrand(text), format);
  const { type, tags, unlisted, draft } = source.frontMatter;
  const validated = validateFrontMatter(split, { type, tags, unlisted, draft, ...split.data });
  // A translation may be a draft of its own, but not published while its original is none.
  const facts = { type, tags, unlisted, ...(draft && { draft }) };
  const issues = [...validated.issues, ...ownFacts(split, facts)];
  const frontMatter = lastGood.of(file, validated.frontMatter, issues);
  const hint = `If it translates the current text, write translates: "${blob.slice(0, 12)}".`;
  const unmarked: Issue = { severity: "error", file, line: 1, message: 'Front matter has no "translates".', hint };
  return {
    sources: [{ ...source, file, format, frontMatter, body: split.body, original: { source, blob } }],
    issues: split.data.translates || split.issues.length > 0 ? issues : [...issues, unmarked],
  };
}

/**
 * Issues for folders of translations whose name is not a further language of the site: nothing in them is read. `codes`: the site's
 * languages, the default one first.
 */
export function unknownLanguages({ folder, label }: ContentPlace, codes: readonly string[]): Issue[] {
  const languages = join(folder, "..", translationsFolder);
  const [own, ...others] = codes;
  if (!existsSync(languages)) return [];
  return readdirSync(languages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name) && !others.includes(entry.name))
    .map(({ name }) => ({
      severity: "error",
      file: posix.join(label, "..", translationsFolder, name),
      message: `"${name}" is not another language of the site: the folder is left out.`,
      hint: name === own ? `Pages in "${name}" belong in ${label}.` : languageHint(name, label, others),
    }));
}

function languageHint(name: string, label: string, others: readonly string[]): string | undefined {
  const isCode = isLanguage(name) && Intl.getCanonicalLocales(name)[0] === name;
  if (!isCode) return suggest(name, others, "Use a BCP 47 language code, such as de or pt-BR.");
  const settings = label === "content" ? `locales.items of ${settingsFile}` : "the languages of its manifest";
  return `Add "${name}" to ${settings}, or remove the folder.`;
}

const twinOf = (file: string, twin: string): Issue => ({
  severity: "error",
  file,
  message: `${twin} translates the same page.`,
  hint: "Remove one of the two files; only the first is published.",
});

const unknownOriginal = (file: string, path: string, known: readonly string[]): Issue => ({
  severity: "error",
  file,
  message: `There is no page "${path}" to translate.`,
  hint: suggest(path, known, "Give the file the path of its original."),
});

const blobOf = (root: string, { file }: DocSource): string => gitBlobHash(readBytes(resolve(root, file)).bytes);

/** The git blob hash of a page, so that `git diff` can show changes since its translation. Git is taken to store LF line endings. */
export function gitBlobHash(page: Buffer): string {
  const text = page.includes("\r\n") ? Buffer.from(page.toString().replaceAll("\r\n", "\n")) : page;
  return createHash("sha1").update(`blob ${text.length}\0`).update(text).digest("hex");
}
