import type { DocSource, FrontMatter } from "../../types";

type Given = Partial<Omit<DocSource, "frontMatter">> & { frontMatter?: Partial<FrontMatter> };

/** A page for tests as loading would return it: named by its path, with default front matter. */
export const docSource = (path: string, body = "", { frontMatter, ...more }: Given = {}): DocSource => ({
  doc: { id: path.slice(1), path },
  file: `content${path}.mdx`,
  format: "mdx",
  frontMatter: {
    title: path,
    description: "",
    type: "concept",
    tags: [],
    answers: [],
    otherNames: [],
    unlisted: false,
    draft: false,
    ...frontMatter,
  },
  body,
  ...more,
});
