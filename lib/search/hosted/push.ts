import type { Algoliasearch, SupportedLanguage } from "algoliasearch";
import type { DocSearchRecord } from "../records/docsearch-records";
import { retrieved } from "./docsearch";

/** What is used of the service's client. */
type PushClient = Pick<Algoliasearch, "setSettings" | "replaceAllObjects">;

/** Ranking and filter attributes of the index, in the same order as in the site's own index. */
const indexSettings = {
  searchableAttributes: ["unordered(hierarchy.lvl1)", "unordered(hierarchy.lvl2)", "content"],
  attributesForFaceting: ["language", "docusaurus_tag", "tags", "hierarchy.lvl0"],
  attributesToRetrieve: retrieved,
  customRanking: ["desc(weight.level)", "desc(weight.position)"],
  attributeForDistinct: "url",
  distinct: true,
} satisfies Parameters<PushClient["setSettings"]>[0]["indexSettings"];

/**
 * Replaces the whole index by these records of all editions. Readers see the old records until all new ones are uploaded.
 * @throws Error of the client when the service rejects them.
 */
export async function pushRecords(client: PushClient, indexName: string, records: readonly DocSearchRecord[]) {
  const known = knownLanguages(records.map(({ language }) => language));
  await client.setSettings({
    indexName,
    indexSettings: { ...indexSettings, ignorePlurals: known, removeStopWords: known },
  });
  await client.replaceAllObjects({ indexName, objects: [...records], batchSize: 1000 });
}

/** A summary of what a push would send, for a dry run. */
export function describeRecords(records: readonly DocSearchRecord[]): string[] {
  const count = (type: DocSearchRecord["type"]) => records.filter((record) => record.type === type).length;
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return [
    `${records.length} records: ${count("lvl1")} pages, ${count("lvl2")} sections, ${count("lvl3")} names of reference tables`,
    `${(bytes / 1e6).toFixed(1)} MB, largest record ${(Math.max(0, ...sizes) / 1e3).toFixed(1)} kB`,
  ];
}

/** Languages whose plurals and stop words the service knows, by their codes: `SupportedLanguage` of its client. */
const languages = [
  "af",
  "ar",
  "az",
  "bg",
  "bn",
  "ca",
  "cs",
  "cy",
  "da",
  "de",
  "el",
  "en",
  "eo",
  "es",
  "et",
  "eu",
  "fa",
  "fi",
  "fo",
  "fr",
  "ga",
  "gl",
  "he",
  "hi",
  "hu",
  "hy",
  "id",
  "is",
  "it",
  "ja",
  "ka",
  "kk",
  "ko",
  "ku",
  "ky",
  "lt",
  "lv",
  "mi",
  "mn",
  "mr",
  "ms",
  "mt",
  "nb",
  "nl",
  "no",
  "ns",
  "pl",
  "ps",
  "pt",
  "pt-br",
  "qu",
  "ro",
  "ru",
  "sk",
  "sq",
  "sv",
  "sw",
  "ta",
  "te",
  "th",
  "tl",
  "tn",
  "tr",
  "tt",
  "uk",
  "ur",
  "uz",
  "zh",
] as const satisfies readonly SupportedLanguage[];

/** The supported languages among these codes, without duplicates: `pt-BR` → `pt-br`, `en-XA` → `en`. */
function knownLanguages(codes: readonly string[]): SupportedLanguage[] {
  const find = (code: string) => languages.find((other) => other === code);
  const found = codes.map((code) => code.toLowerCase()).map((code) => find(code) ?? find(code.replace(/-.*/, "")));
  return [...new Set(found.filter((code) => code !== undefined))];
}
