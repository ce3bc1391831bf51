import { pages } from "#texts/pages";
import { ArchiveList } from "@/components/blog/archive-list";
import { BlogFrame } from "@/components/blog/blog-frame";
import { BlogHeader } from "@/components/blog/blog-header";
import { yearSpan } from "@/lib/blog/lists";
import { describeGeneratedPage } from "@/lib/metadata/page";
import { getSite } from "@/lib/site/current";

const path = "/blog/archive";
const title = pages.blog.archiveTitle;
const describePosts = () => pages.blog.archiveOf(yearSpan(getSite().posts));

export const generateMetadata = () => describeGeneratedPage(getSite(), path, title, describePosts());

export default function Archive() {
  const posts = getSite().posts;
  return (
    <BlogFrame posts={posts} path={path}>
      <BlogHeader title={title} description={describePosts()} />
      <ArchiveList posts={posts} />
    </BlogFrame>
  );
}
