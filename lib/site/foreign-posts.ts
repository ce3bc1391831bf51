import { basename } from "node:path";
import type { Post } from "../blog/posts";
import type { DocSource } from "../types";
import { linksIn, otherAddresses } from "./other-addresses";
import { partsOf } from "./parts-of";

type Foreign = DocSource["foreign"];

/**
 * Pages and posts of another tree that know each other: links between them lead where posts are, whose addresses have no day, and
 * posts take texts from files as pages do. `tree` is the folder of the tree.
 */
export function joinForeignPosts(
  sources: readonly DocSource[],
  posts: readonly Post[],
  tree: string,
): { sources: DocSource[]; posts: Post[] } {
  const written = [...sources.map(({ doc, body, foreign }) => ({ path: doc.path, body, foreign })), ...posts];
  const addresses = otherAddresses(written.map(linkedPage), basename(tree));
  return {
    sources: sources.map((source, index) => ({ ...source, ...withMoved(source.foreign, addresses[index]) })),
    posts: posts.map((post, index) => {
      const { foreign } = withMoved(post.foreign, addresses[sources.length + index]);
      return { ...post, ...(foreign && { foreign: withParts(foreign, post.body, tree) }) };
    }),
  };
}

const linkedPage = ({ path, body, foreign }: { path: string; body: string; foreign?: Foreign }) => ({
  path,
  ...(foreign?.ownPath !== undefined && { ownPath: foreign.ownPath }),
  base: foreign?.base ?? "",
  links: linksIn(body),
});

const withMoved = (foreign: Foreign, moved: Readonly<Record<string, string>> = {}): { foreign?: Foreign } =>
  foreign ? { foreign: { ...foreign, ...(Object.keys(moved).length > 0 && { moved }) } } : {};

function withParts(foreign: NonNullable<Foreign>, body: string, tree: string): NonNullable<Foreign> {
  const parts = partsOf(body, foreign.base, tree);
  return Object.keys(parts).length > 0 ? { ...foreign, parts } : foreign;
}
