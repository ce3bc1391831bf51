import type { Metadata } from "next";
import { pages } from "#texts/pages";
import { ListPage } from "@/components/layout/list-page";
import { TopicList } from "@/components/tags/topic-list";
import { describeGeneratedPage } from "@/lib/metadata/page";
import { pagesWithTag, tagNames, topicOf, topicPath } from "@/lib/nav/tags";
import { getSite } from "@/lib/site/current";

const path = "/tags";
const { title, description } = pages.allTopics;

export const generateMetadata = (): Metadata => describeGeneratedPage(getSite(), path, title, description);

export default function Tags() {
  const { routes } = getSite();
  const topics = tagNames.map((tag) => ({
    href: topicPath(tag),
    ...topicOf(tag),
    count: pagesWithTag(routes, tag).length,
  }));
  return (
    <ListPage path={path} title={title} lead={description}>
      <TopicList topics={topics} />
    </ListPage>
  );
}
