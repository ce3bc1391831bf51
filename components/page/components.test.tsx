import { createElement, type ElementType } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { Admonition, AdmonitionTitle } from "@/components/mdx/admonition";
import type { Wording } from "@/lib/authoring/wording";

/** What the components of a page make of what the site itself says, in the German edition. */
async function htmlIn(wording: Wording): Promise<string> {
  onTestFinished(() => {
    vi.doUnmock("@/lib/nav/edition");
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock("@/lib/nav/edition", async (load) => ({ ...(await load<object>()), languageCode: "de" }));
  const { mdxComponents } = await import("./components");
  const draw = (name: string, props: object, text?: string) =>
    renderToStaticMarkup(createElement(mdxComponents[wording][name] as ElementType, props, text));
  return [
    draw("a", { href: "#use", "data-heading": "Use" }),
    draw("h2", { id: "footnote-label" }, "Footnotes"),
    draw("DocImage", { src: "/a.svg", alt: "Board" }),
    draw("Admonition", { type: "note" }, "Text."),
    draw("CodeBlock", { html: "", lang: "json" }),
    draw("Diagram", { source: "flowchart LR", title: "Way", description: "Text." }),
  ].join("\n");
}

test("what the site says on a page that is not translated names the language of the edition", async () => {
  expect((await htmlIn("original")).match(/<(?:a|button|h2|span) [^>]*lang="de"/g)).toHaveLength(8);
});

test("a title in the language of the page stands outside of what the site says", async () => {
  expect(await htmlIn("original")).toMatch(
    /<summary><span lang="de"[^>]*>Text of this diagram<\/span><span [^>]*>: Way</,
  );
});

test("a page in the language of its edition names none", async () => {
  expect(await htmlIn("edition")).not.toContain("lang=");
});

test("the name of a titled admonition is one text in the HTML, without a comment between its parts", () => {
  const title = createElement(AdmonitionTitle, {}, "Locked");
  expect(renderToString(createElement(Admonition, { type: "note" }, title))).toContain(">Note: </span>Locked</p>");
});
