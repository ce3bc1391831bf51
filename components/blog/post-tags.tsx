import { pages } from "#texts/pages";
import { Pills } from "@/components/ui/pills";
import { tagPath } from "@/lib/blog/lists";
import { tagLabel } from "@/lib/blog/vocabulary";

/** A post's tags, each linking to all posts with that tag. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  return <Pills name={pages.blog.tags} links={tags.map((tag) => ({ href: tagPath(tag), label: tagLabel(tag) }))} />;
}
