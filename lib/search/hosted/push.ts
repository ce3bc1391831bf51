import type { Algoliasearch } from "algoliasearch";
import type { DocSearchRecord } from "../records/docsearch-records";
import { knownLanguages } from "./service-languages";

/** What is used of the service's client. */
type PushClient = Pick<Algoliasearch, "setSettings" | "replaceAllObjects">;

/** How the index ranks and what it can be filtered by; the same order as the site's own index. */
const indexSettings = {
  searchableAttributes: ["unordered(hierarchy.lvl1)", "unordered(hierarchy.lvl2)", "content"],
  attributesForFaceting: ["language", "docusaurus_tag", "tags", "hierarchy.lvl0"],
  attributesToRetrieve: ["hierarchy", "content", "type", "url", "tags"],
  customRanking: ["desc(weight.level)", "desc(weight.position)"],
  attributeForDistinct: "url",
  distinct: true,
} satisfies Parameters<PushClient["setSettings"]>[0]["indexSettings"];

/**
 * Replaces everything in the index by these records, which are those of every edition: readers see the old ones until all new ones
 * are in.
 * @throws Error of the client when the service refuses them.
 */
export async function pushRecords(client: PushClient, indexName: string, records: readonly DocSearchRecord[]) {
  const languages = knownLanguages(records.map(({ language }) => language));
  await client.setSettings({
    indexName,
    indexSettings: { ...indexSettings, ignorePlurals: languages, removeStopWords: languages },
  });
  await client.replaceAllObjects({ indexName, objects: [...records], batchSize: 1000 });
}

/** What a push would send, for the dry run. */
export function describeRecords(records: readonly DocSearchRecord[]): string[] {
  const count = (type: DocSearchRecord["type"]) => records.filter((record) => record.type === type).length;
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return [
    `${records.length} records: ${count("lvl1")} pages, ${count("lvl2")} sections, ${count("lvl3")} names of reference tables`,
    `${(bytes / 1e6).toFixed(1)} MB, largest record ${(Math.max(0, ...sizes) / 1e3).toFixed(1)} kB`,
  ];
}
