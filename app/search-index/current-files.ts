import { redirectsOf } from "@/lib/redirects/redirects-of";
import { indexFiles } from "@/lib/search/records/index-files";
import { indexSite } from "@/lib/search/records/index-pages";
import { siteToRender } from "@/lib/site/current";
import type { Site } from "@/lib/site/load";

/** The index of the last site that was indexed: making it once serves the list of its files, and each of them. */
let last: { site: Site; files: ReturnType<typeof filesOf> } | undefined;

/** The files of the search index of the site that routes show, by name. */
export async function getIndexFiles(): Promise<Record<string, string>> {
  const { site } = await siteToRender();
  if (last?.site !== site) last = { site, files: filesOf(site) };
  return last.files;
}

const filesOf = async (site: Site) => indexFiles(await indexSite(site, redirectsOf(site.manifest)));
