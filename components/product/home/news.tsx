import { home } from "#texts/home";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { formatDay } from "@/lib/blog/dates";
import { feeds } from "@/lib/blog/feeds";
import type { Post } from "@/lib/blog/posts";
import { withBase } from "@/lib/nav/edition";
import styles from "./news.module.css";

/** The newest posts of the blog. */
export function News({ posts }: { posts: readonly Post[] }) {
  return (
    <section className={styles.news} aria-labelledby="news">
      <div className={styles.head}>
        <h2 id="news">{home.news}</h2>
        <p>
          <SiteLink href="/blog">
            {home.posts} <Icon name="arrow" size={16} />
          </SiteLink>
          <a href={withBase(feeds.rss.path)} type={feeds.rss.type}>
            RSS
          </a>
        </p>
      </div>
      <ul>
        {posts.map((post) => (
          <li key={post.slug}>
            <time dateTime={post.date}>{formatDay(post.date)}</time>
            <h3>
              <SiteLink href={post.path}>{post.title}</SiteLink>
            </h3>
            <p>{post.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
