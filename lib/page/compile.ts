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
  // Loaded lazily, since rendering alone does not need the compiler.
  const { serialize } = await import("next-mdx-remote/serialize");
  const { compiledSource } = await serialize(
    body,
    { mdxOptions: { format: format === "md" ? "md" : "mdx", ...plugins } },
    true,
  );
  return compiledSource;
}

/** The JSX runtime that a program is called with, with or without source positions for error messages. */
const loadRuntime = () =>
  process.env.NODE_ENV === "production" ? import("react/jsx-runtime") : import("react/jsx-dev-runtime");

/** Runs a compiled program and returns the page as React elements of `components`, arranged by `arrange`. */
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
