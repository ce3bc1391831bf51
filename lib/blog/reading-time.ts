import type { PageReader } from "../page/reader";
import { readingMinutes } from "../page/reading-minutes";
import { type Post, sourceOf } from "./post";

/** A post and the minutes it takes to read. */
export type TimedPost = { post: Post; minutes: number };

/** Posts with their reading times; code and tables are not counted, as nobody reads them word by word. */
export function timePosts(posts: readonly Post[], reader: PageReader): Promise<TimedPost[]> {
  return Promise.all(
    posts.map(async (post) => {
      const { outline } = await reader.head(sourceOf(post));
      return { post, minutes: readingMinutes(outline.words) };
    }),
  );
}
