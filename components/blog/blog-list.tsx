import { pages as texts } from "#texts/pages";
import { listPath, paginate } from "@/lib/blog/lists";
import type { Post } from "@/lib/blog/post";
import { timePosts } from "@/lib/blog/reading-time";
import type { PageReader } from "@/lib/page/reader";
import { BlogFrame } from "./blog-frame";
import { BlogHeader } from "./blog-header";
import { Paging } from "./paging";
import { PostList } from "./post-list";

type Props = { posts: readonly Post[]; reader: PageReader; page: number };

/** One page of the list of posts; `page` counts from 1. */
export async function BlogList({ posts, reader, page }: Props) {
  const pages = paginate(posts);
  const shown = await timePosts(pages[page - 1] ?? [], reader);
  return (
    <BlogFrame posts={posts} path={listPath(page)}>
      <BlogHeader title={page === 1 ? texts.blog.name : texts.blog.page(page)} description={texts.blog.description} />
      <PostList posts={shown} />
      <Paging page={page} count={pages.length} />
    </BlogFrame>
  );
}
