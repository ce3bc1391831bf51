import { ContentBoundary } from "@/components/errors/content-boundary";
import { PageFooter } from "@/components/layout/page-footer";
import { PageHeader } from "@/components/layout/page-header";
import { WithToc } from "@/components/layout/with-toc";
import { mdxComponents } from "@/components/mdx";
import { SiteLink } from "@/components/ui/site-link";
import { neighborPosts } from "@/lib/blog/lists";
import { postingData } from "@/lib/blog/metadata";
import { type Post, sourceOf } from "@/lib/blog/posts";
import { readingMinutes } from "@/lib/blog/reading-time";
import { compilePage } from "@/lib/mdx/compile";
import { Byline } from "./byline";
import { JsonLd } from "./json-ld";
import styles from "./post-page.module.css";
import { PostTags } from "./post-tags";

/** One post: title, summary, byline, text, tags and the posts before and after. */
export async function PostPage({ post, posts }: { post: Post; posts: readonly Post[] }) {
  const { content, outline } = await compilePage(sourceOf(post), mdxComponents);
  return (
    <>
      <WithToc path={post.path} headings={outline.headings}>
        <article className={styles.post} aria-labelledby="title">
          <SiteLink href="/blog" className={styles.back}>
            Blog
          </SiteLink>
          <PageHeader title={post.title} lead={post.description}>
            <Byline post={post} minutes={readingMinutes(outline.words)} />
          </PageHeader>
          <div className="prose">
            <ContentBoundary key={post.slug}>{content}</ContentBoundary>
          </div>
          <PageFooter file={post.file} editLabel="Edit this post" {...neighborPosts(posts, post.slug)}>
            <PostTags tags={post.tags} />
          </PageFooter>
        </article>
      </WithToc>
      <JsonLd data={postingData(post)} />
    </>
  );
}
