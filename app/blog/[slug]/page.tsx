import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BlogFrame } from "@/components/blog/blog-frame";
import { PostPage } from "@/components/blog/post-page";
import { describePost } from "@/lib/blog/metadata";
import { loadPosts } from "@/lib/blog/posts";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

/** An export refuses a route without any page; a build without posts removes the blog when it is finished. */
export function generateStaticParams(): { slug: string }[] {
  const params = loadPosts().map(({ slug }) => ({ slug }));
  return params.length > 0 ? params : [{ slug: "none" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const post = loadPosts().find((candidate) => candidate.slug === slug);
  return post ? describePost(post) : {};
}

export default async function PostRoute({ params }: Props) {
  const { slug } = await params;
  const posts = loadPosts();
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) notFound();
  return (
    <BlogFrame posts={posts} path={post.path}>
      <PostPage post={post} posts={posts} />
    </BlogFrame>
  );
}
