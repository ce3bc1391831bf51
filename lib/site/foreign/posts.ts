import { basename } from "node:path";
import type { Post } from "../../blog/post";
import type { DocSource } from "../../types";
import { linkedOf, linksIn, otherAddresses } from "./other-addresses";
import { addParts } from "./parts-of";

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
  const linked = written.map(({ path, body, foreign }) => linkedOf(path, foreign, linksIn(body)));
  const addresses = otherAddresses(linked, basename(tree));
  return {
    sources: sources.map((source, index) => ({ ...source, ...withMoved(source.foreign, addresses[index]) })),
    posts: posts.map((post, index) => {
      const { foreign } = withMoved(post.foreign, addresses[sources.length + index]);
      if (foreign) addParts(foreign, post.body, tree);
      return { ...post, ...(foreign && { foreign }) };
    }),
  };
}

const withMoved = (foreign: Foreign, moved: Readonly<Record<string, string>> = {}): { foreign?: Foreign } =>
  foreign ? { foreign: { ...foreign, ...(Object.keys(moved).length > 0 && { moved }) } } : {};
