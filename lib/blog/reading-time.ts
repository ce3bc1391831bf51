import type { PageReader } from "../page/reader";
import { type Post, sourceOf } from "./posts";

/** Words of running text an adult reads in a minute; on the slow side, for text that names fields and codes. */
const wordsPerMinute = 200;

/** A post and the minutes it takes to read. */
export type TimedPost = { post: Post; minutes: number };

/** Minutes to read a text of so many words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Posts with their reading times; code and tables are not counted, as nobody reads them word by word. */
export function timePosts(posts: readonly Post[], reader: PageReader): Promise<TimedPost[]> {
  return Promise.all(
    posts.map(async (post) => {
      const { outline } = await reader.head(sourceOf(post));
      return { post, minutes: readingMinutes(outline.words) };
    }),
  );
}
