import { compileMDX, type MDXRemoteProps } from "next-mdx-remote/rsc";
import type { ReactNode } from "react";
import type { DocSource, Outline } from "../types";
import { emptyOutline } from "./outline";
import { rehypePlugins, remarkPlugins } from "./plugins";

export type CompiledPage = { content: ReactNode; outline: Outline };

export type MdxComponents = NonNullable<MDXRemoteProps["components"]>;

/**
 * Compiles one page: one parse gives both the rendered content and its outline. Expressions, imports and exports are
 * dropped by next-mdx-remote (`blockJS`) and reported by the check before they get here.
 */
export async function compilePage(source: DocSource, components: MdxComponents): Promise<CompiledPage> {
  const outline = emptyOutline();
  try {
    const { content } = await compileMDX({
      source: source.body,
      components,
      options: {
        mdxOptions: {
          format: source.format === "md" ? "md" : "mdx",
          remarkPlugins: remarkPlugins(outline, source.other?.base),
          rehypePlugins: rehypePlugins(outline),
        },
      },
    });
    return { content, outline };
  } catch (cause) {
    throw new Error(`${source.file} does not compile: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
