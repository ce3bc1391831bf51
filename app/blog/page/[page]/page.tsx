import type { Metadata } from "next";
import { BlogList } from "@/components/blog/blog-list";
import { blog } from "@/lib/blog/feeds";
import { listPath, paginate } from "@/lib/blog/lists";
import { describeBlog } from "@/lib/blog/metadata";
import { loadPosts } from "@/lib/blog/posts";

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

/** Page 1 is `/blog`; an export refuses a route without any page, so a short blog has it twice, with one canonical address. */
export function generateStaticParams(): { page: string }[] {
  const count = paginate(loadPosts()).length;
  return count < 2 ? [{ page: "1" }] : Array.from({ length: count - 1 }, (_, index) => ({ page: String(index + 2) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = Number((await params).page);
  return describeBlog(listPath(page), `Blog, page ${page}`, `${blog.description} Page ${page}, older posts.`);
}

export default async function BlogPage({ params }: Props) {
  return <BlogList posts={loadPosts()} page={Number((await params).page)} />;
}
