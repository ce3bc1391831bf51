import { pages } from "#texts/pages";
import { SiteLink } from "@/components/ui/site-link";
import { topicOf } from "@/lib/nav/tags";
import { site } from "@/lib/site";
import styles from "./tag-list.module.css";

/** A page's topics, each leading to all pages about it. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={pages.topics}>
      {tags
        .filter((tag) => tag in site.tags)
        .map((tag) => (
          <li key={tag}>
            <SiteLink href={`/tags/${tag}`}>{topicOf(tag).label}</SiteLink>
          </li>
        ))}
    </ul>
  );
}
