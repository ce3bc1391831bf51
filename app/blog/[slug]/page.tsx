import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BlogFrame } from "@/components/blog/blog-frame";
import { PostPage } from "@/components/blog/post-page";
import { describePost } from "@/lib/blog/metadata";
import { loadPosts } from "@/lib/blog/posts";
import { paramsOrPlaceholder } from "@/lib/nav/routes";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  paramsOrPlaceholder(
    loadPosts().map(({ slug }) => ({ slug })),
    (slug) => ({ slug }),
  );

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
