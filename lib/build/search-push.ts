import { algoliasearch } from "algoliasearch";
import { hosted, serviceHosts } from "../search/config";
import { toRecords } from "../search/docsearch-records";
import { loadIndexedPages } from "../search/load";
import { describeRecords, pushRecords } from "../search/push";
import { site } from "../site";
import { loadManifest } from "./manifest";

/**
 * `npm run search:push`: uploads the records of the search index to the hosted service, replacing all of its index.
 * Without `--write` it only says what it would send. Writing needs SEARCH_ADMIN_KEY, which must never be public.
 */
const isWriting = process.argv.includes("--write");
const adminKey = process.env.SEARCH_ADMIN_KEY;
const { sidebars } = await loadManifest(process.cwd(), false);
const records = toRecords(await loadIndexedPages(sidebars), site.url);
for (const line of describeRecords(records)) console.log(line);

if (!isWriting) {
  console.log(`Dry run. To replace the index "${hosted?.index ?? site.brand.name.toLowerCase()}", add -- --write.`);
} else if (!hosted || !adminKey) {
  console.error("Set NEXT_PUBLIC_SEARCH_APP_ID, NEXT_PUBLIC_SEARCH_API_KEY and SEARCH_ADMIN_KEY, then run it again.");
  process.exitCode = 1;
} else {
  const hosts = serviceHosts(hosted);
  await pushRecords(algoliasearch(hosted.appId, adminKey, hosts && { hosts }), hosted.index, records);
  console.log(`Replaced the index "${hosted.index}".`);
}
