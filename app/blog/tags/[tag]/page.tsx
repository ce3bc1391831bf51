import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pages } from "#texts/pages";
import { BlogFrame } from "@/components/blog/blog-frame";
import { BlogHeader } from "@/components/blog/blog-header";
import { PostList } from "@/components/blog/post-list";
import { SiteLink } from "@/components/ui/site-link";
import { countTags, tagPath } from "@/lib/blog/lists";
import { timePosts } from "@/lib/blog/reading-time";
import { tagLabel } from "@/lib/blog/vocabulary";
import { describeGeneratedPage } from "@/lib/metadata/page";
import { paramsToRender } from "@/lib/nav/routes";
import { getSite, siteToRender } from "@/lib/site/current";

type Props = { params: Promise<{ tag: string }> };

export async function generateStaticParams(): Promise<{ tag: string }[]> {
  const { site, only } = await siteToRender();
  const pages = countTags(site.posts).map(({ tag }) => ({ path: tagPath(tag), params: { tag } }));
  return paramsToRender(only, pages, (tag) => ({ tag }));
}

const titleOf = (tag: string) => pages.blog.tagged(tagLabel(tag));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag } = await params;
  const description = pages.blog.taggedDescription(tagLabel(tag));
  return describeGeneratedPage(getSite(), tagPath(tag), titleOf(tag), description);
}

export default async function TagRoute({ params }: Props) {
  const { tag } = await params;
  const { posts, reader } = getSite();
  if (posts.length === 0) notFound();
  const tagged = await timePosts(
    posts.filter((post) => post.tags.includes(tag)),
    reader,
  );
  const count = pages.blog.postCount(tagged.length);
  return (
    <BlogFrame posts={posts} path={tagPath(tag)}>
      <BlogHeader
        title={titleOf(tag)}
        description={
          <>
            {pages.blog.newestFirst(count)} <SiteLink href="/blog/tags">{pages.blog.allTags}</SiteLink>
          </>
        }
      />
      <PostList posts={tagged} />
    </BlogFrame>
  );
}
