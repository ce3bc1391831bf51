import { pages } from "#texts/pages";
import { ContentBoundary } from "@/components/errors/content-boundary";
import { EditionNotice } from "@/components/layout/edition-notice";
import { JsonLd } from "@/components/layout/json-ld";
import { PageFooter } from "@/components/layout/page-footer";
import { WithToc } from "@/components/layout/with-toc";
import { PostPicture } from "@/components/page/post-picture";
import { renderPage } from "@/components/page/render-page";
import { Icon } from "@/components/ui/icon";
import { PageHeader } from "@/components/ui/page-header";
import { SiteLink } from "@/components/ui/site-link";
import { formatDay } from "@/lib/blog/dates";
import { neighborPosts } from "@/lib/blog/lists";
import { type Post, sourceOf } from "@/lib/blog/post";
import { departmentOf } from "@/lib/blog/vocabulary";
import { canonicalOf } from "@/lib/metadata/edition-metadata";
import { postingData } from "@/lib/metadata/structured-data";
import { languageOf } from "@/lib/nav/editions";
import { readingMinutes } from "@/lib/page/reading-minutes";
import type { Site } from "@/lib/site/load";
import type { Language } from "@/lib/types";
import styles from "./post-page.module.css";
import { PostTags } from "./post-tags";

type Props = { post: Post; site: Site };

/** One post: title, summary, byline, text, tags, and links to the previous and next posts. */
export async function PostPage({ post, site }: Props) {
  const { body, headings, words } = await renderPage(sourceOf(post), site);
  const language = languageOf(site.manifest.editions, post);
  return (
    <>
      <WithToc path={post.path} headings={headings} language={language}>
        <article className={styles.post} aria-labelledby="Title">
          <EditionNotice path={post.path} untranslated={post.untranslated} site={site} />
          <PageHeader title={post.title} lead={post.description} language={language}>
            <PostIntro post={post} minutes={readingMinutes(words)} language={language} />
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
      <JsonLd data={postingData(post, canonicalOf(site, post.path), site.history.files.get(post.file)?.date)} />
    </>
  );
}

type BylineProps = { post: Post; minutes: number };
type IntroProps = BylineProps & { language: Language };

/** A post's picture, byline, and list of changes if it announces a release. */
function PostIntro({ post, minutes, language }: IntroProps) {
  return (
    <div className={styles.intro}>
      {post.picture && (
        <div className={styles.picture}>
          <PostPicture name={post.picture} />
        </div>
      )}
      <div>
        <Byline post={post} minutes={minutes} />
        {post.changes.length > 0 && (
          <section className={styles.changes} aria-labelledby="post-changes">
            <h2 id="post-changes">{pages.blog.changes}</h2>
            <ul {...language}>
              {post.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

const initialsOf = (name: string) =>
  name
    .split(" ")
    .map((part) => part[0])
    .join("");

/** A post's author, date and reading time. */
function Byline({ post, minutes }: BylineProps) {
  const department = departmentOf(post.author);
  return (
    <div className={styles.byline}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(post.author)}
      </span>
      <p>
        <b>{post.author}</b>
        {department && <span>, {department}</span>}
      </p>
      <p>
        <time dateTime={post.date}>{formatDay(post.date)}</time> · {pages.minutes(minutes)}
      </p>
    </div>
  );
}
