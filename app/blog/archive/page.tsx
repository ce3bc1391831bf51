import { ArchiveList } from "@/components/blog/archive-list";
import { BlogFrame } from "@/components/blog/blog-frame";
import { BlogHeader } from "@/components/blog/blog-header";
import { yearSpan } from "@/lib/blog/lists";
import { describeBlog } from "@/lib/blog/metadata";
import { loadPosts } from "@/lib/blog/posts";

const path = "/blog/archive";
const title = "Blog archive";
const describePosts = () => `Every post of the blog by year, ${yearSpan(loadPosts())}, newest first.`;

export const generateMetadata = () => describeBlog(path, title, describePosts());

export default function Archive() {
  const posts = loadPosts();
  return (
    <BlogFrame posts={posts} path={path}>
      <BlogHeader title={title} description={describePosts()} />
      <ArchiveList posts={posts} />
    </BlogFrame>
  );
}
