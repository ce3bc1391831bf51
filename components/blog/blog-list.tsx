import { blog } from "@/lib/blog/feeds";
import { listPath, paginate } from "@/lib/blog/lists";
import type { Post } from "@/lib/blog/posts";
import { timePosts } from "@/lib/blog/reading-time";
import { BlogFrame } from "./blog-frame";
import { BlogHeader } from "./blog-header";
import { Paging } from "./paging";
import { PostList } from "./post-list";

/** One page of the list of posts; the first page is number 1. */
export async function BlogList({ posts, page }: { posts: readonly Post[]; page: number }) {
  const pages = paginate(posts);
  const shown = await timePosts(pages[page - 1] ?? []);
  return (
    <BlogFrame posts={posts} path={listPath(page)}>
      <BlogHeader title={page === 1 ? "Blog" : `Blog, page ${page}`} description={blog.description} />
      <PostList posts={shown} />
      <Paging page={page} count={pages.length} />
    </BlogFrame>
  );
}
