import type { DocSearchModalProps } from "@docsearch/react/modal";
import { createContext, use } from "react";
import { search as strings } from "#texts/search";
import { SiteLink } from "@/components/ui/site-link";
import { fillIn } from "@/lib/paths";
import { facetFilters, type HostedConfig, hosted } from "@/lib/search/config";
import { highlightTags } from "@/lib/search/hosted/docsearch";
import { site } from "@/lib/site";
import { searchHref } from "../page/search-address";
import { HitLink } from "./hit-link";
import { useOutcome } from "./outcome";
import { transformSearchClient } from "./service-client";

/** The credentials: the build puts DocSearch in place of the site's own dialog only where they are set. */
export const service: HostedConfig = hosted ?? { appId: "", apiKey: "", index: "" };

/** What closes search, for what DocSearch draws. */
export const CloseSearch = createContext<() => void>(() => undefined);

/** The way to all results on the search page; DocSearch would add their number up over keystrokes. */
function SeeAll() {
  const { status, query, count } = useOutcome();
  const close = use(CloseSearch);
  if (status !== "found") return null;
  return (
    <SiteLink href={searchHref({ query })} onClick={close}>
      {strings.seeAll({ count, isComplete: true })}
    </SiteLink>
  );
}

const { missingResultsUrl } = site;

/** What both dialogs of DocSearch get. All of it stays the same, since DocSearch begins anew with other values. */
export const docSearchProps = {
  appId: service.appId,
  apiKey: service.apiKey,
  indices: [
    {
      name: service.index,
      searchParameters: {
        facetFilters,
        highlightPreTag: highlightTags.before,
        highlightPostTag: highlightTags.after,
      },
    },
  ],
  hitComponent: HitLink,
  resultsFooterComponent: SeeAll,
  transformSearchClient,
  ...(missingResultsUrl && {
    getMissingResultsUrl: ({ query }: { query: string }) => fillIn(missingResultsUrl, { query }),
  }),
} satisfies Partial<DocSearchModalProps>;
