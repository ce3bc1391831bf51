import { pages } from "#texts/pages";
import { BlogFrame } from "@/components/blog/blog-frame";
import { BlogHeader } from "@/components/blog/blog-header";
import { TagIndex } from "@/components/blog/tag-index";
import { describeGeneratedPage } from "@/lib/metadata/page";
import { getSite } from "@/lib/site/current";

const path = "/blog/tags";
const title = pages.blog.tagsTitle;
const description = pages.blog.tagsDescription;

export const generateMetadata = () => describeGeneratedPage(getSite(), path, title, description);

export default function Tags() {
  const posts = getSite().posts;
  return (
    <BlogFrame posts={posts} path={path}>
      <BlogHeader title={title} description={description} />
      <TagIndex posts={posts} />
    </BlogFrame>
  );
}
