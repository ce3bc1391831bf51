import { expect, test } from "vitest";
import { futurePosts } from "./future-posts";

const post = (date: string, draft = false) => ({ file: `content/blog/${date}.mdx`, date, draft });

test("reports a post with a future date and how to hold it back", () => {
  const posts = [post("2026-03-04"), post("2026-03-02"), post("2027-01-01", true)];
  expect(futurePosts(posts, new Date("2026-03-02T09:00:00Z"))).toEqual([
    "content/blog/2026-03-04.mdx is dated 2026-03-04, but the next export publishes it.\n  To hold it back until then, add draft: true.",
  ]);
});

test.each([
  ["2026-03-02T09:59:59Z", 1],
  ["2026-03-02T10:00:00Z", 0],
])("counts a date as reached once it has begun in any time zone: at %s", (now, count) => {
  expect(futurePosts([post("2026-03-03")], new Date(now))).toHaveLength(count);
});
