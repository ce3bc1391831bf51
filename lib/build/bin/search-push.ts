import { algoliasearch } from "algoliasearch";
import { redirectsOf } from "../../redirects/redirects-of";
import { hosted, serviceHosts } from "../../search/config";
import { describeRecords, pushRecords } from "../../search/hosted/push";
import { toRecords } from "../../search/records/docsearch-records";
import { indexSite } from "../../search/records/index-pages";
import { site } from "../../site";
import { readEnvironment } from "../../site/environment";
import { openSite } from "../open-site";

/**
 * `npm run search:push`: uploads the records of the search index to the hosted service, replacing all of its index.
 * Without `--write` it only says what it would send. Writing needs SEARCH_ADMIN_KEY, which must never be public.
 */
const isWriting = process.argv.includes("--write");
const adminKey = process.env.SEARCH_ADMIN_KEY;
// Known before any page is read.
if (isWriting && !(hosted && adminKey)) {
  console.error("Set NEXT_PUBLIC_SEARCH_APP_ID, NEXT_PUBLIC_SEARCH_API_KEY and SEARCH_ADMIN_KEY, then run it again.");
  process.exit(1);
}

const environment = readEnvironment();
const loaded = await openSite(environment, { includeDrafts: false });
const records = toRecords(await indexSite(loaded, redirectsOf(loaded.manifest)), site.url);
for (const line of describeRecords(records)) console.log(line);

if (isWriting && hosted && adminKey) {
  const hosts = serviceHosts(hosted);
  await pushRecords(algoliasearch(hosted.appId, adminKey, hosts && { hosts }), hosted.index, records);
  console.log(`Replaced the index "${hosted.index}".`);
} else {
  console.log(`Dry run. To replace the index "${hosted?.index ?? site.brand.name.toLowerCase()}", add -- --write.`);
}
