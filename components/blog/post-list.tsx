import { pages } from "#texts/pages";
import { PostPicture } from "@/components/page/post-picture";
import { SiteLink } from "@/components/ui/site-link";
import { formatDay } from "@/lib/blog/dates";
import type { TimedPost } from "@/lib/blog/reading-time";
import { titleLanguage } from "@/lib/nav/editions";
import styles from "./post-list.module.css";
import { PostTags } from "./post-tags";

/** A vertical list of posts: picture, date, reading time, title, summary, author and tags. */
export function PostList({ posts }: { posts: readonly TimedPost[] }) {
  return (
    <ol className={styles.list}>
      {posts.map(({ post, minutes }) => (
        <li key={post.slug}>
          <article aria-labelledby={post.slug}>
            <div className={styles.picture}>
              <PostPicture name={post.picture} />
            </div>
            <div>
              <p className={styles.when}>
                <time dateTime={post.date}>{formatDay(post.date)}</time>
                <span>{pages.minutes(minutes)}</span>
              </p>
              <h2 id={post.slug} {...titleLanguage(post)}>
                <SiteLink href={post.path}>{post.title}</SiteLink>
              </h2>
              <p {...titleLanguage(post)}>{post.description}</p>
              <div className={styles.foot}>
                <span>{pages.blog.by(post.author)}</span>
                <PostTags tags={post.tags} />
              </div>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
