import type { Metadata } from "next";
import { ListPage } from "@/components/layout/list-page";
import { TopicList } from "@/components/tags/topic-list";
import { getContent } from "@/lib/content/docs";
import { pagesWithTag, tagNames } from "@/lib/content/tags";
import { describe } from "@/lib/metadata/page";
import { manifest } from "@/lib/nav/manifest";
import { tags } from "@/lib/site";

const path = "/tags";
const title = "All topics";
const description =
  "The topics of the documentation, each with the number of its pages. Choose one to see every page about it.";

export const metadata: Metadata = describe(path, title, description);

export default function Tags() {
  const { routes } = getContent(manifest.sidebars);
  const topics = tagNames.map((tag) => ({
    href: `/tags/${tag}`,
    label: tags[tag].label,
    description: tags[tag].description,
    count: pagesWithTag(routes, tag).length,
  }));
  return (
    <ListPage path={path} title={title} lead={description}>
      <TopicList topics={topics} />
    </ListPage>
  );
}
