import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getSite } from "@/lib/site/current";
import { PostList } from "./post-list";

test("names the language of posts that are not translated", () => {
  const [post] = getSite().posts;
  if (!post) throw new Error("The blog has no posts.");
  const html = (untranslated: { language: string } | undefined) =>
    renderToStaticMarkup(<PostList posts={[{ post: { ...post, untranslated }, minutes: 2 }]} />);
  expect(html({ language: "en" }).match(/<(?:h2|p)[^>]* lang="en"/g)).toHaveLength(2);
  expect(html(undefined)).not.toContain("lang=");
});
