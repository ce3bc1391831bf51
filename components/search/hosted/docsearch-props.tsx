import type { DocSearchModalProps } from "@docsearch/react/modal";
import { useRouter } from "next/navigation";
import { type ComponentProps, createContext, use } from "react";
import { search as strings } from "#texts/search";
import { SiteLink } from "@/components/ui/site-link";
import { fillIn } from "@/lib/paths";
import { facetFilters, type HostedConfig, hosted } from "@/lib/search/config";
import { highlightTags, retrieved } from "@/lib/search/hosted/docsearch";
import { site } from "@/lib/site";
import type { SearchModalProps } from "../modal/search-modal";
import { searchHref } from "../page/search-address";
import { useOutcome } from "./outcome";
import { transformSearchClient } from "./service-client";
import { translations } from "./translations";

/** The credentials. The build substitutes DocSearch for the site's own dialog only when they are set. */
export const service: HostedConfig = hosted ?? { appId: "", apiKey: "", index: "" };

/** Closes search, for components that DocSearch renders. */
export const CloseSearch = createContext<() => void>(() => undefined);

type HitProps = ComponentProps<NonNullable<DocSearchModalProps["hitComponent"]>>;

/** The link of one DocSearch row, which navigates without a reload. The row handles Enter, so the link is not a tab stop. */
function HitLink({ hit, children }: HitProps) {
  return (
    <div>
      <SiteLink href={hit.url} tabIndex={-1} lang={textLanguageOf(hit)}>
        {children}
      </SiteLink>
    </div>
  );
}

/** Language of a row's texts where it is not the edition's. DocSearch's types do not know the attribute. */
const textLanguageOf = (hit: HitProps["hit"]) =>
  "textLanguage" in hit && typeof hit.textLanguage === "string" ? hit.textLanguage : undefined;

/** Link to all results on the search page. It has its own count, because DocSearch adds counts up across keystrokes. */
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

/** Props that must keep their identity across renders, because DocSearch restarts when they change. */
const fixedProps = {
  appId: service.appId,
  apiKey: service.apiKey,
  indices: [
    {
      name: service.index,
      searchParameters: {
        facetFilters,
        attributesToRetrieve: retrieved,
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

/** Props shared by both DocSearch dialogs. Enter navigates without a reload; opening a new tab is left to DocSearch. */
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
