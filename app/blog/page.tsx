import { BlogList } from "@/components/blog/blog-list";
import { loadPosts } from "@/lib/content/blog";
import { blog } from "@/lib/content/blog-feeds";
import { describeBlog } from "@/lib/content/blog-metadata";

export const metadata = describeBlog(blog.path, "Blog", blog.description);

export default function Blog() {
  return <BlogList posts={loadPosts()} page={1} />;
}
