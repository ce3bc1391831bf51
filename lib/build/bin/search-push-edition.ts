import { promisify } from "node:util";
import { redirectsOf } from "../../redirects/redirects-of";
import { type DocSearchRecord, toRecords } from "../../search/records/docsearch-records";
import { indexSite } from "../../search/records/index-pages";
import { site } from "../../site";
import { readEnvironment } from "../../site/environment";
import { openSite } from "../open-site";

/** The process that `search-push.ts` starts for one edition, whose address and words are in the environment: sends it the records. */
const loaded = await openSite(readEnvironment(), { includeDrafts: false });
const records = toRecords(await indexSite(loaded, redirectsOf(loaded.manifest)), site.url);
if (process.send) {
  const send: (message: DocSearchRecord[], done: (error: Error | null) => void) => boolean = process.send.bind(process);
  await promisify(send)(records);
}
