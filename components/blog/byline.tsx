import { pages } from "#texts/pages";
import { formatDay } from "@/lib/blog/dates";
import type { Post } from "@/lib/blog/posts";
import { site } from "@/lib/site";
import styles from "./byline.module.css";

const partOf: Record<string, string | undefined> = site.blog.authors ?? {};
const initialsOf = (name: string) =>
  name
    .split(" ")
    .map((part) => part[0])
    .join("");

type Props = { post: Post; minutes: number };

/** Who wrote a post, when, and how long it takes to read. */
export function Byline({ post, minutes }: Props) {
  return (
    <div className={styles.byline}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(post.author)}
      </span>
      <p>
        <b>{post.author}</b>
        {partOf[post.author] && <span>, {partOf[post.author]}</span>}
      </p>
      <p>
        <time dateTime={post.date}>{formatDay(post.date)}</time> · {pages.minutes(minutes)}
      </p>
    </div>
  );
}
