import { pages } from "#texts/pages";
import { BlogFrame } from "@/components/blog/blog-frame";
import { BlogHeader } from "@/components/blog/blog-header";
import { TagIndex } from "@/components/blog/tag-index";
import { describeBlog } from "@/lib/metadata/blog";
import { inEditions } from "@/lib/metadata/in-editions";
import { getSite } from "@/lib/site/current";

const path = "/blog/tags";
const title = pages.blog.tagsTitle;
const description = pages.blog.tagsDescription;

export const generateMetadata = () => inEditions(describeBlog(path, title, description), getSite(), path);

export default function Tags() {
  const posts = getSite().posts;
  return (
    <BlogFrame posts={posts} path={path}>
      <BlogHeader title={title} description={description} />
      <TagIndex posts={posts} />
    </BlogFrame>
  );
}
