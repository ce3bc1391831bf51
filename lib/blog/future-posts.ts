import type { Post } from "./post";

/** Milliseconds by which the first zone of the world is ahead of UTC. */
const ahead = 14 * 60 * 60 * 1000;

/** Whether a post that is no draft has a date that has not come anywhere yet. An export publishes it all the same. */
const isFuture = ({ date, draft }: Pick<Post, "date" | "draft">, now: Date): boolean =>
  !draft && date > new Date(now.getTime() + ahead).toISOString().slice(0, 10);

/** Says of each such post that it is published before its date, and what would hold it back. */
export const futurePosts = (posts: readonly Pick<Post, "file" | "date" | "draft">[], now: Date): string[] =>
  posts
    .filter((post) => isFuture(post, now))
    .map(
      ({ file, date }) =>
        `${file} is dated ${date}, but the next export publishes it.\n  To hold it back until then, add draft: true.`,
    );
