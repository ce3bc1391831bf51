import type { Metadata } from "next";
import { SearchFrame } from "@/components/search/page/search-frame";
import { tagNames } from "@/lib/content/tags";
import { describe } from "@/lib/metadata/page";
import { tags } from "@/lib/site";
import { AllPages } from "../site-map";

const title = "Search the documentation";
const lead = "All manuals, guides and references, by title, heading and text.";

export const metadata: Metadata = describe("/search", title, lead, true);

/** The search page; its results come from the index in the reader's browser, or from the hosted service. */
export default function SearchRoute() {
  return (
    <SearchFrame
      title={title}
      lead={lead}
      topics={tagNames.map((tag) => ({ href: `/tags/${tag}`, label: tags[tag].label }))}
    >
      <AllPages />
    </SearchFrame>
  );
}
