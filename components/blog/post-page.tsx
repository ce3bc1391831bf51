import { pages } from "#texts/pages";
import { ContentBoundary } from "@/components/errors/content-boundary";
import { EditionNotice } from "@/components/layout/edition-notice";
import { JsonLd } from "@/components/layout/json-ld";
import { PageFooter } from "@/components/layout/page-footer";
import { WithToc } from "@/components/layout/with-toc";
import { renderPage } from "@/components/page/render-page";
import { Icon } from "@/components/ui/icon";
import { PageHeader } from "@/components/ui/page-header";
import { SiteLink } from "@/components/ui/site-link";
import { neighborPosts } from "@/lib/blog/lists";
import { type Post, sourceOf } from "@/lib/blog/posts";
import { postingData } from "@/lib/metadata/structured-data";
import { languageOf } from "@/lib/nav/editions";
import { readingMinutes } from "@/lib/page/reading-minutes";
import type { Site } from "@/lib/site/load";
import { Byline } from "./byline";
import { PostIntro } from "./post-intro";
import styles from "./post-page.module.css";
import { PostTags } from "./post-tags";

type Props = { post: Post; site: Site };

/** One post: title, summary, byline, text, tags and the posts before and after. */
export async function PostPage({ post, site }: Props) {
  const { body, headings, words } = await renderPage(sourceOf(post), site);
  const language = languageOf(site.manifest.editions, post);
  return (
    <>
      <WithToc path={post.path} headings={headings} language={language}>
        <article className={styles.post} aria-labelledby="title">
          <EditionNotice path={post.path} untranslated={post.untranslated} site={site} />
          <PageHeader title={post.title} lead={post.description} language={language}>
            <PostIntro post={post}>
              <Byline post={post} minutes={readingMinutes(words)} />
            </PostIntro>
          </PageHeader>
          <div className="prose" {...language}>
            <ContentBoundary key={post.slug}>{body}</ContentBoundary>
          </div>
          <PageFooter
            file={post.file}
            editLabel={pages.editPost}
            actions={
              <SiteLink href="/blog">
                <Icon name="back" size={16} /> {pages.blog.all}
              </SiteLink>
            }
            {...neighborPosts(site.posts, post.slug)}
          >
            <PostTags tags={post.tags} />
          </PageFooter>
        </article>
      </WithToc>
      <JsonLd data={postingData(post, site.history.files.get(post.file)?.date)} />
    </>
  );
}
