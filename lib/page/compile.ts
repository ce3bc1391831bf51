import { createElement, type ReactNode } from "react";
import type { PluggableList } from "unified";
import type { DocFormat } from "../types";

/** Components a program is rendered with, by name. */
export type MdxComponents = Readonly<Record<string, unknown>>;

type Plugins = { remarkPlugins: PluggableList; rehypePlugins: PluggableList };

/**
 * Compiles the body of a page into the source of a function, with next-mdx-remote; the plugins see its one syntax tree.
 * Expressions, imports and exports are dropped (`blockJS`) and reported by the plugins before that.
 * @throws Error with what the MDX parser says.
 */
export async function compileBody(body: string, format: DocFormat, plugins: Plugins): Promise<string> {
  // Whoever only renders has no use for the compiler.
  const { serialize } = await import("next-mdx-remote/serialize");
  const { compiledSource } = await serialize(
    body,
    { mdxOptions: { format: format === "md" ? "md" : "mdx", ...plugins } },
    true,
  );
  return compiledSource;
}

/** What a program is handed: the functions that make elements, with or without places for error messages. */
const loadRuntime = () =>
  process.env.NODE_ENV === "production" ? import("react/jsx-runtime") : import("react/jsx-dev-runtime");

/** Runs a compiled program: the page as elements made of `components`, put in order by `arrange`. */
export async function renderProgram(
  program: string,
  components: MdxComponents,
  arrange: (content: ReactNode) => ReactNode = (content) => content,
): Promise<ReactNode> {
  const run = Reflect.construct(Function, ["opts", program]);
  const write = run({ ...(await loadRuntime()) }).default;
  const Page = () => arrange(write({ components }));
  return createElement(Page);
}
