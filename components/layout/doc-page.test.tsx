import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { docSource } from "@/lib/page/testing/doc-source";
import { getSite } from "@/lib/site/current";
import { DocPage } from "./doc-page";

const text = "In 15 Minuten";
const source = docSource("/a", "", {
  frontMatter: { ...docSource("/a", "").frontMatter, title: text, description: text },
});

function htmlIn(code: string): string {
  const { manifest, alternates } = getSite();
  const locale = { ...manifest.edition.locale, code };
  const site = { manifest: { ...manifest, edition: { ...manifest.edition, locale } }, alternates };
  const headings = [{ depth: 2 as const, id: "b", text, line: 1 }];
  return renderToStaticMarkup(
    <DocPage site={site} route={{ source }} headings={headings} metadata={{}} words={0} isWide={false}>
      {null}
    </DocPage>,
  );
}

test("keeps words of titles, descriptions, and contents together by the rules of the page's language", () => {
  const shown = (html: string) =>
    html.match(/<h1[^>]*>[^<]*|<p>In[^<]*|<a href="#b">[^<]*/g)?.map((part) => part.split(">")[1]);
  expect(shown(htmlIn("de"))).toEqual(new Array(4).fill("In 15\u00A0Minuten"));
  expect(shown(htmlIn("en"))).toEqual(new Array(4).fill(text));
});
