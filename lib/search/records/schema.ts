import { z } from "zod";

/**
 * The files below `/search-index`, for those who write and read them and for the check of the export; `docs/search-index.md` says what
 * they mean. Tuples keep them small. Browsers get the types alone.
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
]);

/** `manifest.json`: names of the other two files, which change with their content, or of the one that names the parts. */
export const indexManifestSchema = z.union([
  z.strictObject({ titles: z.string(), texts: z.string() }),
  z.strictObject({ parts: z.string() }),
]);

/** The file of titles: all that is found before a text is read. */
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

/** The file of parts, which large sites have in place of the two others: the files of pages, and of words that lead to them. */
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

/** A list of words: for each term, in the order of their codes, the pages that have it, as `word-lists.ts` says. */
export const indexWordsSchema = z.record(z.string(), z.array(z.int()).min(2));

/** What a mistyped word may mean: terms, separated by blanks. */
export const indexSpellingSchema = z.string();

/** What search has of one page: the two files of an index that has it alone. */
export const indexPageSchema = z.tuple([indexTitlesSchema, z.array(z.array(z.string()).min(2)).length(1)]);

/** Names of the files that belong together: the two of a whole index, or the one that names the parts of a large site's. */
export type IndexManifest = z.infer<typeof indexManifestSchema>;
/** A heading whose id follows from it, or heading and id (0: none), with 1 for a name of a reference table. */
export type PackedSection = z.infer<typeof section>;
/** What the first file holds: everything but the texts. Groups and tags are numbered in order of first use. */
export type PackedTitles = z.infer<typeof indexTitlesSchema>;
/** What the second file holds. */
export type CodedTexts = z.infer<typeof indexTextsSchema>;
/** For each page its own text, the texts of its sections in order, and its questions. */
export type PageTexts = CodedTexts["texts"];
/** What the index of a large site consists of; terms are sorted by their UTF-16 codes. */
export type IndexParts = z.infer<typeof indexPartsSchema>;
/** What search has of one page. */
export type PackedRecord = z.infer<typeof indexPageSchema>;
