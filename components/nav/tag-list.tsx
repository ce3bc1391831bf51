import { SiteLink } from "@/components/ui/site-link";
import { tags as knownTags, type Tag } from "@/lib/site";
import styles from "./tag-list.module.css";

const isTag = (tag: string): tag is Tag => tag in knownTags;

/** A page's topics, each leading to all pages about it. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Topics">
      {tags.filter(isTag).map((tag) => (
        <li key={tag}>
          <SiteLink href={`/tags/${tag}`}>{knownTags[tag].label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
