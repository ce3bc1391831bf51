import type { DocSearchModalProps } from "@docsearch/react/modal";
import { useRouter } from "next/navigation";
import { type ComponentProps, createContext, use } from "react";
import { search as strings } from "#texts/search";
import { SiteLink } from "@/components/ui/site-link";
import { fillIn } from "@/lib/paths";
import { facetFilters, type HostedConfig, hosted } from "@/lib/search/config";
import { highlightTags } from "@/lib/search/hosted/docsearch";
import { site } from "@/lib/site";
import type { SearchModalProps } from "../modal/search-modal";
import { searchHref } from "../page/search-address";
import { useOutcome } from "./outcome";
import { transformSearchClient } from "./service-client";
import { translations } from "./translations";

/** The credentials: the build puts DocSearch in place of the site's own dialog only where they are set. */
export const service: HostedConfig = hosted ?? { appId: "", apiKey: "", index: "" };

/** What closes search, for what DocSearch draws. */
export const CloseSearch = createContext<() => void>(() => undefined);

type HitProps = ComponentProps<NonNullable<DocSearchModalProps["hitComponent"]>>;

/** One row of DocSearch: a link that navigates without a reload. Its row follows Enter, so it is no stop of its own. */
function HitLink({ hit, children }: HitProps) {
  return (
    <div>
      <SiteLink href={hit.url} tabIndex={-1}>
        {children}
      </SiteLink>
    </div>
  );
}

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

/** What is the same with every drawing, since DocSearch begins anew with other values. */
const fixedProps = {
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

/** What both dialogs of DocSearch get. What is followed with Enter comes without a reload; a new tab is left to DocSearch. */
export function useDocSearchProps({ query, onClose }: Pick<SearchModalProps, "query" | "onClose">) {
  const router = useRouter();
  return {
    ...fixedProps,
    navigator: {
      navigate: ({ itemUrl }: { itemUrl: string }) =>
        itemUrl.startsWith("/") ? router.push(itemUrl) : location.assign(itemUrl),
    },
    initialQuery: query,
    initialScrollY: scrollY,
    translations,
    onClose,
  };
}
