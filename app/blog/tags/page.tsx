import { BlogFrame } from "@/components/blog/blog-frame";
import { BlogHeader } from "@/components/blog/blog-header";
import { TagIndex } from "@/components/blog/tag-index";
import { describeBlog } from "@/lib/blog/metadata";
import { loadPosts } from "@/lib/blog/posts";

const path = "/blog/tags";
const title = "Tags of the blog";
const description = "What the blog writes about. Choose a tag to see every post that carries it.";

export const metadata = describeBlog(path, title, description);

export default function Tags() {
  const posts = loadPosts();
  return (
    <BlogFrame posts={posts} path={path}>
      <BlogHeader title={title} description={description} />
      <TagIndex posts={posts} />
    </BlogFrame>
  );
}
