import type { Metadata } from "next";
import { SearchFrame } from "@/components/search/page/search-frame";
import { tagNames } from "@/lib/content/tags";
import { describe } from "@/lib/metadata/page";
import { tags } from "@/lib/site";
import { sidebars } from "@/sidebars";

const title = "Search the documentation";

export const metadata: Metadata = describe("/search", title, "Search all manuals and references.", true);

/** The search page; its results come from the index in the reader's browser, or from the hosted service. */
export default function SearchRoute() {
  return (
    <SearchFrame
      title={title}
      sections={Object.values(sidebars).map(({ href, label }) => ({ href, label }))}
      topics={tagNames.map((tag) => ({ href: `/tags/${tag}`, label: tags[tag].label }))}
    />
  );
}
