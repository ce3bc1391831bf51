import { redirectsOf } from "../../redirects/redirects-of";
import { toRecords } from "../../search/records/docsearch-records";
import { indexSite } from "../../search/records/index-pages";
import { site } from "../../site";
import { readEnvironment } from "../../site/environment";
import { openSite } from "../configuration/open-site";
import { sendOutput } from "../export/edition-process";

/** The process that `search-push.ts` starts for each edition; the environment says which. It sends the records back. */
const loaded = await openSite(readEnvironment(), { includeDrafts: false });
await sendOutput(toRecords(await indexSite(loaded, redirectsOf(loaded.manifest)), site.url));
