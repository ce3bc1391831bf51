import { LabeledSection } from "@/components/layout/labeled-section";
import { SiteLink } from "@/components/ui/site-link";
import { formatShortDay } from "@/lib/blog/dates";
import { groupByYear } from "@/lib/blog/lists";
import type { Post } from "@/lib/blog/post";
import { titleLanguage } from "@/lib/nav/editions";
import styles from "./archive-list.module.css";

/** All posts grouped by year, one line each. */
export function ArchiveList({ posts }: { posts: readonly Post[] }) {
  return (
    <>
      {groupByYear(posts).map(({ year, posts: ofYear }) => (
        <LabeledSection key={year} id={`year-${year}`} label={year}>
          <ol className={styles.posts}>
            {ofYear.map((post) => (
              <li key={post.slug}>
                <time dateTime={post.date}>{formatShortDay(post.date)}</time>
                <SiteLink href={post.path} {...titleLanguage(post)}>
                  {post.title}
                </SiteLink>
                <span>{post.author}</span>
              </li>
            ))}
          </ol>
        </LabeledSection>
      ))}
    </>
  );
}
