import { z } from "zod";
import { type Split, validateHead } from "../authoring/front-matter";
import { daySchema, lineOfText, uniqueList, withMessage } from "../input/validate";
import { site } from "../site";
import type { Issue } from "../types";
import { blogTags } from "./vocabulary";

const { authors, pictures } = site.blog;

/** One of the names in the settings; any name if they list none. */
const oneOf = (names: readonly string[] | undefined, noun: string) =>
  names
    ? z.enum(
        names,
        withMessage((found) => `Unknown ${noun} ${found}.`),
      )
    : lineOfText;

/** What an author writes at the top of a post. */
export const postSchema = z.strictObject({
  title: lineOfText,
  description: lineOfText,
  date: daySchema((found) => `"date" is not a date: ${found}.`, "Write the publication date as date: 2026-10-20."),
  author: oneOf(authors && Object.keys(authors), "author"),
  tags: uniqueList(oneOf(authors && Object.keys(blogTags), "tag")).min(
    1,
    withMessage(() => '"tags" must be a list with at least one tag.\nWrite tags: [release, mobile].'),
  ),
  /** The picture that lists show beside it. */
  picture: oneOf(pictures, "picture").optional(),
  /** Changes of a release, one line each. */
  changes: z.array(lineOfText).default([]),
  draft: z.boolean().default(false),
});

/** The same after validation. `date` is a day, `2026-10-20`. */
export type PostFrontMatter = z.output<typeof postSchema>;

/** Values that replace invalid ones, so that everything else is still checked. */
const placeholder = {
  title: "Untitled",
  description: "Undescribed",
  date: "1970-01-01",
  author: Object.keys(authors ?? {})[0] ?? "Nobody",
  tags: [Object.keys(blogTags)[0] ?? "news"],
};

/** Checks a post's front matter. */
export function validatePost(split: Split): { frontMatter: PostFrontMatter; issues: Issue[] } {
  const { value, issues } = validateHead(postSchema, split, placeholder);
  return { frontMatter: value, issues };
}
