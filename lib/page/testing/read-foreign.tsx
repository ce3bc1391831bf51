import { renderToStaticMarkup } from "react-dom/server";
import { parseForeignPage } from "../../authoring/foreign-page";
import type { DocSource } from "../../types";
import { renderProgram } from "../compile";
import { readPage } from "../read";

type Props = Record<string, React.ReactNode>;
/** Components rendered as text with their name and attributes, so that tests can see the structure of a page. */
const shown = (name: string) =>
  function Shown({ children, ...props }: Props) {
    const given = Object.entries(props).map(([key, value]) => ` ${key}=${value}`);
    return (
      <>
        [{name}
        {given.join("")}|{children}]
      </>
    );
  };
const parts = Object.fromEntries(
  [
    "Admonition",
    "admonition-title",
    "CodeBlock",
    "Tabs",
    "Tab",
    "Details",
    "Card",
    "Cards",
    "Badge",
    "UnknownComponent",
  ]
    .map((name) => [name, shown(name)] as const)
    .concat([["DocImage", shown("DocImage")]]),
);

/** Reads a text as a page of another tree: what is drawn, with components in brackets, and what is told. */
export const readForeign = async (
  file: string,
  text: string,
  taken?: Readonly<Record<string, string>>,
  facts: Partial<NonNullable<DocSource["foreign"]>> = {},
) => {
  const { source } = parseForeignPage(file, text, "docs");
  if (source.foreign) Object.assign(source.foreign, facts);
  if (source.foreign && taken) source.foreign.parts = taken;
  const page = await readPage(source, { sizeOf: () => ({ width: 4, height: 2 }) });
  const html = renderToStaticMarkup(await renderProgram(page.program, parts))
    .replace(/\s+/g, " ")
    .replace(/<link [^>]*>/, "");
  const findings = [...page.findings].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { ...page, html, findings, told: findings.map(({ line, message }) => `${line} ${message}`) };
};
