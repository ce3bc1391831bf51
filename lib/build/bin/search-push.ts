import { parseArgs } from "node:util";
import { algoliasearch } from "algoliasearch";
import type { Edition } from "../../nav/editions";
import { hosted, serviceHosts } from "../../search/config";
import { describeRecords, pushRecords } from "../../search/hosted/push";
import { describePushFailure } from "../../search/hosted/push-failure";
import type { DocSearchRecord } from "../../search/records/docsearch-records";
import { site } from "../../site";
import { type Environment, environmentOf, readEnvironment } from "../../site/environment";
import { loadEditions } from "../configuration/manifest";
import { runForEdition } from "../export/edition-process";

/**
 * `npm run search:push`: uploads the records of the search index of every edition to the hosted service, replacing all of its index.
 * Without `--write` it only reports what it would send. Writing requires SEARCH_ADMIN_KEY, which must never be public.
 */
const { write: isWriting } = parseArgs({ options: { write: { type: "boolean" } } }).values;
const adminKey = process.env.SEARCH_ADMIN_KEY;
// Fail before any page is read.
if (isWriting && !(hosted && adminKey)) {
  console.error("Set NEXT_PUBLIC_SEARCH_APP_ID, NEXT_PUBLIC_SEARCH_API_KEY, and SEARCH_ADMIN_KEY, then run it again.");
  process.exit(1);
}

const environment = readEnvironment();
const records: DocSearchRecord[] = [];
for (const edition of await loadEditions(environment)) {
  records.push(...(await recordsOf(edition, environmentOf(environment, edition))));
}
for (const line of describeRecords(records)) console.log(line);

if (isWriting && hosted && adminKey) {
  const hosts = serviceHosts(hosted);
  try {
    await pushRecords(algoliasearch(hosted.appId, adminKey, hosts && { hosts }), hosted.index, records);
    console.log(`Replaced the index "${hosted.index}".`);
  } catch (cause) {
    const { reason, next } = describePushFailure(cause);
    console.error(`The index "${hosted.index}" was not replaced: ${reason}\n${next}`);
    process.exitCode = 1;
  }
} else {
  console.log(`Dry run. To replace the index "${hosted?.index ?? site.brand.name.toLowerCase()}", add -- --write.`);
}

/** The records of an edition. @throws Error when they cannot be made. */
async function recordsOf({ base }: Edition, own: Environment): Promise<DocSearchRecord[]> {
  const { status, output } = await runForEdition<DocSearchRecord[]>("lib/build/bin/search-push-edition.ts", own);
  if (status === 0 && output) return output;
  throw new Error(`The records of the edition "${base || "/"}" could not be made.`);
}
