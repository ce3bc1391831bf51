import { SiteLink } from "@/components/ui/site-link";
import { formatShortDay } from "@/lib/blog/dates";
import { groupByYear } from "@/lib/blog/lists";
import type { Post } from "@/lib/blog/posts";
import styles from "./archive-list.module.css";

/** Every post by year, one line each. */
export function ArchiveList({ posts }: { posts: readonly Post[] }) {
  return (
    <>
      {groupByYear(posts).map(({ year, posts: ofYear }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ol>
            {ofYear.map((post) => (
              <li key={post.slug}>
                <time dateTime={post.date}>{formatShortDay(post.date)}</time>
                <SiteLink href={post.path}>{post.title}</SiteLink>
                <span>{post.author}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
