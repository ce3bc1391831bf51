import { basename } from "node:path";
import type { Post } from "../../blog/post";
import type { DocSource } from "../../types";
import { mystReferences } from "./addresses/myst-references";
import { otherAddresses } from "./addresses/other-addresses";
import { otherPictures, type TreePlace } from "./addresses/other-pictures";
import { destinationOf } from "./nav/docfx-nav";
import { appendedDefinitions, definitionsIn, withDefinitions } from "./values/appended";
import { addParts } from "./values/parts-of";

type Foreign = DocSource["foreign"];

/**
 * Resolves references between the pages and posts of a foreign tree: adds to each the map of moved addresses, so that links reach the
 * addresses of this site (those of posts have no date), adds the definitions of links that all of them share or that the files they
 * include have, and loads the files that posts include, as is done for pages.
 */
export function joinForeign(
  sources: readonly DocSource[],
  posts: readonly Post[],
  tree: TreePlace,
): { sources: DocSource[]; posts: Post[] } {
  const written = [...sources.map(({ doc, foreign }) => ({ path: doc.path, foreign })), ...posts];
  const addresses = otherAddresses(written, [basename(tree.folder), ...destinationOf(tree)], mystReferences(tree));
  const definitions = appendedDefinitions(tree);
  const withShared = <T extends Pick<DocSource, "body" | "foreign">>(text: T): T => ({
    ...text,
    body: withDefinitions(text.body, [...definitions, ...definitionsIn(text.foreign?.parts)]),
  });
  return {
    sources: sources.map((source, index) => ({ ...withShared(source), ...withMoved(source, addresses[index], tree) })),
    posts: posts.map((post, index) => {
      const { foreign } = withMoved(post, addresses[sources.length + index], tree);
      if (foreign) addParts(foreign, post.body, tree.folder);
      return { ...withShared({ ...post, foreign }), ...(foreign && { foreign }) };
    }),
  };
}

const withMoved = (
  { foreign, file }: Pick<DocSource, "foreign" | "file">,
  moved: Readonly<Record<string, string>> = {},
  tree: TreePlace,
): { foreign?: Foreign } =>
  foreign
    ? {
        foreign: {
          ...foreign,
          ...withAddresses({ ...foreign.moved, ...moved, ...otherPictures(foreign, file, tree) }),
        },
      }
    : {};

const withAddresses = (moved: Readonly<Record<string, string>>) => (Object.keys(moved).length > 0 ? { moved } : {});
