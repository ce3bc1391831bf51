import type { Post } from "./post";

/** Milliseconds by which the earliest time zone is ahead of UTC. */
const ahead = 14 * 60 * 60 * 1000;

/** True if a non-draft post has a date that has not begun in any time zone. An export publishes it nevertheless. */
const isFuture = ({ date, draft }: Pick<Post, "date" | "draft">, now: Date): boolean =>
  !draft && date > new Date(now.getTime() + ahead).toISOString().slice(0, 10);

/** Notices that such posts will be published before their date, and how to hold them back. */
export const futurePosts = (posts: readonly Pick<Post, "file" | "date" | "draft">[], now: Date): string[] =>
  posts
    .filter((post) => isFuture(post, now))
    .map(
      ({ file, date }) =>
        `${file} is dated ${date}, but the next export publishes it.\n  To hold it back until then, add draft: true.`,
    );
