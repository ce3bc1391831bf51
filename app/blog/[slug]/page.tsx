import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BlogFrame } from "@/components/blog/blog-frame";
import { PostPage } from "@/components/blog/post-page";
import { sourceOf } from "@/lib/blog/post";
import { withEditionMetadata } from "@/lib/metadata/edition-metadata";
import { describePost } from "@/lib/metadata/page";
import { paramsToRender } from "@/lib/nav/routes";
import { getSite, siteToRender } from "@/lib/site/current";
import { whileAuthoring } from "../../while-authoring";

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  const { site, only } = await siteToRender();
  const pages = site.posts.map(({ path, slug }) => ({ path, params: { slug } }));
  return paramsToRender(only, pages, (slug) => ({ slug }));
}

async function findPost({ params }: Props) {
  const { slug } = await params;
  const site = getSite();
  return { site, post: site.posts.find((post) => post.slug === slug) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, post } = await findPost(props);
  return post ? withEditionMetadata(describePost(post, site.history.files.get(post.file)?.date), site, post.path) : {};
}

export default async function PostRoute(props: Props) {
  const { site, post } = await findPost(props);
  if (!post) notFound();
  const page = (
    <BlogFrame posts={site.posts} path={post.path}>
      <PostPage post={post} site={site} />
    </BlogFrame>
  );
  return whileAuthoring(page, site, sourceOf(post));
}
