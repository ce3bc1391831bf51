import { pages } from "#texts/pages";
import { tags } from "#texts/tags";

const labelsOfTopics = Object.entries(tags).map(([tag, { label }]) => [tag, label] as const);

/** Every tag a post may have, with the label readers see: topics of the documentation, and tags only the blog has. */
export const blogTags: Record<string, string> = { ...Object.fromEntries(labelsOfTopics), ...pages.blog.ownTags };

/** The label of a tag. */
export const tagLabel = (tag: string): string => (Object.hasOwn(blogTags, tag) && blogTags[tag]) || tag;

const departments = new Map(Object.entries(pages.blog.departments));

/** The department of an author; undefined if the settings name none. */
export const departmentOf = (author: string): string | undefined => departments.get(author);
