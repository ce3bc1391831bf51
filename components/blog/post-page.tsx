import { ContentBoundary } from "@/components/errors/content-boundary";
import { PrintNote } from "@/components/layout/print-note";
import { mdxComponents } from "@/components/mdx";
import { Pagination } from "@/components/nav/pagination";
import { TableOfContents } from "@/components/nav/toc";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { neighborPosts } from "@/lib/blog/lists";
import { postingData } from "@/lib/blog/metadata";
import { type Post, sourceOf } from "@/lib/blog/posts";
import { readingMinutes } from "@/lib/blog/reading-time";
import { compilePage } from "@/lib/mdx/compile";
import { site } from "@/lib/site";
import { Byline } from "./byline";
import { JsonLd } from "./json-ld";
import styles from "./post-page.module.css";
import { PostTags } from "./post-tags";

/** One post: title, summary, byline, text, tags and the posts before and after. */
export async function PostPage({ post, posts }: { post: Post; posts: readonly Post[] }) {
  const { content, outline } = await compilePage(sourceOf(post), mdxComponents);
  return (
    <div className={styles.page}>
      <article aria-labelledby="title">
        <header className={styles.header}>
          <SiteLink href="/blog">Blog</SiteLink>
          <h1 id="title">{post.title}</h1>
          <p>{post.description}</p>
          <Byline post={post} minutes={readingMinutes(outline.words)} />
        </header>
        <div className="prose">
          <ContentBoundary key={post.slug}>{content}</ContentBoundary>
        </div>
        <footer className={styles.footer}>
          <PrintNote path={post.path} />
          <div className={styles.meta}>
            <PostTags tags={post.tags} />
            <a href={site.editUrl(post.file)} rel="noopener noreferrer">
              <Icon name="edit" size={16} /> Edit this post
            </a>
          </div>
          <Pagination {...neighborPosts(posts, post.slug)} />
        </footer>
      </article>
      {outline.headings.length > 0 && (
        <aside className={styles.toc} aria-label="On this page" data-toc={post.path}>
          <h2>On this page</h2>
          <TableOfContents headings={outline.headings} />
        </aside>
      )}
      <JsonLd data={postingData(post)} />
    </div>
  );
}
