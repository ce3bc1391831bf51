import { pages } from "#texts/pages";
import { SiteLink } from "@/components/ui/site-link";
import { tagLabel } from "@/lib/blog/vocabulary";
import styles from "./post-tags.module.css";

/** A post's tags, each leading to all posts that carry it. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles.tags} aria-label={pages.blog.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <SiteLink href={`/blog/tags/${tag}`}>{tagLabel(tag)}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
