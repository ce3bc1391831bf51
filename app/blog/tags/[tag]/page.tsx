import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BlogFrame } from "@/components/blog/blog-frame";
import { BlogHeader } from "@/components/blog/blog-header";
import { PostList } from "@/components/blog/post-list";
import { SiteLink } from "@/components/ui/site-link";
import { countTags } from "@/lib/blog/lists";
import { describeBlog } from "@/lib/blog/metadata";
import { loadPosts } from "@/lib/blog/posts";
import { timePosts } from "@/lib/blog/reading-time";
import { tagLabel } from "@/lib/blog/vocabulary";
import { paramsOrPlaceholder } from "@/lib/nav/routes";

type Props = { params: Promise<{ tag: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  paramsOrPlaceholder(
    countTags(loadPosts()).map(({ tag }) => ({ tag })),
    (tag) => ({ tag }),
  );

const titleOf = (tag: string) => `Posts tagged ${tagLabel(tag)}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag } = await params;
  return describeBlog(
    `/blog/tags/${tag}`,
    titleOf(tag),
    `Every post of the blog with the tag ${tagLabel(tag)}, newest first.`,
  );
}

export default async function TagRoute({ params }: Props) {
  const { tag } = await params;
  const posts = loadPosts();
  if (posts.length === 0) notFound();
  const tagged = await timePosts(posts.filter((post) => post.tags.includes(tag)));
  const count = tagged.length === 1 ? "1 post" : `${tagged.length} posts`;
  return (
    <BlogFrame posts={posts} path={`/blog/tags/${tag}`}>
      <BlogHeader
        title={titleOf(tag)}
        description={
          <>
            {count}, newest first. <SiteLink href="/blog/tags">All tags</SiteLink>
          </>
        }
      />
      <PostList posts={tagged} />
    </BlogFrame>
  );
}
