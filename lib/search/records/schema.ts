import { z } from "zod";

/**
 * Schemas of the files below `/search-index`, used for writing, reading and checking the export; documented in `docs/search-index.md`.
 * Tuples keep the files small. Browsers only load the types.
 */
const section = z.union([
  z.string().describe("A heading whose id is its slug"),
  z.tuple([z.string().describe("Heading"), z.union([z.string(), z.literal(0)]).describe("Id, or 0 for none")]),
  z.tuple([z.string().describe("Name in a table of a reference"), z.union([z.string(), z.literal(0)]), z.literal(1)]),
]);

const page = z.tuple([
  z.string().startsWith("/").describe("Address"),
  z.string().describe("Title"),
  z.int().nonnegative().describe("Section of the site: place in groups"),
  z.int().nonnegative().describe("Type of the page: place in the list of docs/search-index.md"),
  z.array(z.int().nonnegative()).describe("Topics: places in tags"),
  z.string().describe("Description"),
  z.union([z.string(), z.literal(0)]).describe("Label in the sidebar where it differs from the title, or 0"),
  z.array(section),
  z.string().describe("Other names of the subject, separated by line feeds"),
  z.string().optional().describe("Language of the page where it is not that of the edition"),
]);

/** `manifest.json`: the names of the two content-hashed files, or of the one that names the parts. */
export const indexManifestSchema = z.union([
  z.strictObject({ titles: z.string(), texts: z.string() }),
  z.strictObject({ parts: z.string() }),
]);

/** The file of titles: everything that can be found before texts are loaded. */
export const indexTitlesSchema = z.strictObject({
  groups: z.array(z.string()),
  tags: z.array(z.string()),
  pages: z.array(page),
});

/** The file of texts: for each page its own text, the texts of its sections, and its questions, coded by `words`. */
export const indexTextsSchema = z.strictObject({
  words: z.string().describe("The coded words in the order of their codes, separated by blanks"),
  texts: z.array(z.array(z.string()).min(2)),
});

const place = z.int().nonnegative();

/** The file of parts, which replaces the two others on large sites: the files of pages, and of the word lists that lead to them. */
export const indexPartsSchema = z.strictObject({
  groups: z.array(z.string()),
  tags: z.array(z.string()),
  pages: z.array(
    z
      .tuple([z.string().describe("File of the page"), place.describe("Section of the site: place in groups")])
      .rest(place.describe("Topic: place in tags")),
  ),
  words: z.array(z.tuple([z.string().describe("First term of the list"), z.string().describe("File of the list")])),
  spelling: z.string().describe("File of the terms that a mistyped word may mean"),
});

/** A word list: for each term, in code unit order, the pages that have it, in the encoding of `word-lists.ts`. */
export const indexWordsSchema = z.record(z.string(), z.array(z.int()).min(2));

/** The terms that a misspelled word may be corrected to, separated by spaces. */
export const indexSpellingSchema = z.string();

/** The record of one page: the two files of an index that contains only that page. */
export const indexPageSchema = z.tuple([indexTitlesSchema, z.array(z.array(z.string()).min(2)).length(1)]);

/** The names of the two files of a whole index, or of the one that names the parts of a split index. */
export type IndexManifest = z.infer<typeof indexManifestSchema>;
/** A heading whose id derives from it, or heading and id (0: none), with 1 for a name of a reference table. */
export type PackedSection = z.infer<typeof section>;
/** The content of the first file: everything but the texts. Groups and tags are numbered in order of first use. */
export type PackedTitles = z.infer<typeof indexTitlesSchema>;
/** The content of the second file. */
export type CodedTexts = z.infer<typeof indexTextsSchema>;
/** For each page its own text, the texts of its sections in order, and its questions. */
export type PageTexts = CodedTexts["texts"];
/** The parts of a split index; terms are sorted by UTF-16 code units. */
export type IndexParts = z.infer<typeof indexPartsSchema>;
/** The search record of one page. */
export type PackedRecord = z.infer<typeof indexPageSchema>;
