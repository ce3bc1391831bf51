import { pages } from "#texts/pages";
import { Pills } from "@/components/ui/pills";
import { topicOf, topicPath } from "@/lib/nav/tags";
import { site } from "@/lib/site";

/** A page's topics, each linking to all pages about it. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const topics = tags.filter((tag) => tag in site.tags);
  return (
    <Pills name={pages.topics} links={topics.map((tag) => ({ href: topicPath(tag), label: topicOf(tag).label }))} />
  );
}
