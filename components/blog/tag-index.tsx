import { pages } from "#texts/pages";
import { SiteLink } from "@/components/ui/site-link";
import { countTags, tagPath } from "@/lib/blog/lists";
import type { Post } from "@/lib/blog/post";
import styles from "./tag-index.module.css";

/** All tags in use, each with its number of posts. */
export function TagIndex({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className={styles.tags}>
      {countTags(posts).map(({ tag, label, count }) => (
        <li key={tag}>
          <SiteLink href={tagPath(tag)}>{label}</SiteLink>
          <span>{pages.blog.postCount(count)}</span>
        </li>
      ))}
    </ul>
  );
}
