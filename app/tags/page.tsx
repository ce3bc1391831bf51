import type { Metadata } from "next";
import { TagPage } from "@/components/layout/tag-page";
import { SiteLink } from "@/components/ui/site-link";
import { getContent } from "@/lib/content/docs";
import { pagesWithTag, tagNames } from "@/lib/content/tags";
import { describe } from "@/lib/metadata/page";
import { tags } from "@/lib/site";
import { sidebars } from "@/sidebars";

const title = "All topics";
const description =
  "The topics of the documentation, each with the number of its pages. Choose one to see every page about it.";

export const metadata: Metadata = describe("/tags", title, description);

export default function Tags() {
  const { routes } = getContent(sidebars);
  return (
    <TagPage title={title} description={description}>
      {tagNames.map((tag) => {
        const count = pagesWithTag(routes, tag).length;
        return (
          <li key={tag}>
            <SiteLink href={`/tags/${tag}`}>{tags[tag].label}</SiteLink>
            <p>{count === 1 ? "1 page" : `${count} pages`}</p>
          </li>
        );
      })}
    </TagPage>
  );
}
