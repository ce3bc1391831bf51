import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textWidth } from "@/lib/product/figures/text-width";
import { useGerman } from "@/lib/testing/use-german";

/** The lines of boxes that are wider than their box, in the words of pages as the texts have them. */
async function tooWide(): Promise<string[]> {
  const { flowNames } = await import("@/lib/product/figures/flow/flow");
  const { StateFlow } = await import("./state-flow");
  return flowNames.flatMap((name) => {
    const html = renderToStaticMarkup(<StateFlow name={name} caption="What to see." />);
    const boxes = [
      ...html.matchAll(/<rect[^>]* width="(\d+)"[^>]* rx="7"[^>]*><\/rect>((?:<text[^>]*>[^<]*<\/text>)*)/g),
    ];
    return boxes.flatMap(([, width, texts = ""]) => {
      const lines = [...texts.matchAll(/>([^<]+)</g)].map(([, line = ""]) => line);
      return lines.filter((line) => textWidth(line, 12) > Number(width) - 1);
    });
  });
}

test("the words of every box fit into it", async () => {
  expect(await tooWide()).toEqual([]);
});

test("in German, too", async () => {
  await useGerman("drawn");
  expect(await tooWide()).toEqual([]);
});
