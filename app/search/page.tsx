import type { Metadata } from "next";
import { search } from "#texts/search";
import { AllPages } from "@/components/nav/all-pages";
import { SearchFrame } from "@/components/search/page/search-frame";
import { describeGeneratedPage } from "@/lib/metadata/page";
import { tagNames, topicOf, topicPath } from "@/lib/nav/tags";
import { getSite } from "@/lib/site/current";

const { dialog: title, lead } = search;

export const generateMetadata = (): Metadata => describeGeneratedPage(getSite(), "/search", title, lead, true);

/** The search page; results come from the index in the reader's browser, or from the hosted service. */
export default function SearchRoute() {
  return (
    <SearchFrame
      title={title}
      lead={lead}
      topics={tagNames.map((tag) => ({ href: topicPath(tag), label: topicOf(tag).label }))}
    >
      <AllPages />
    </SearchFrame>
  );
}
