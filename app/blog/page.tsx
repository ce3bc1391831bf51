import { BlogList } from "@/components/blog/blog-list";
import { blog } from "@/lib/blog/feeds";
import { describeBlog } from "@/lib/blog/metadata";
import { loadPosts } from "@/lib/blog/posts";

export const metadata = describeBlog(blog.path, "Blog", blog.description);

export default function Blog() {
  return <BlogList posts={loadPosts()} page={1} />;
}
