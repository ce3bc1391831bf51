import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textWidth } from "@/lib/product/figures/text-width";
import { useGerman } from "@/lib/testing/use-german";

/** The space between the two texts above each bar of the flows, in the words of pages as the texts have them. */
async function gapsAboveBars(): Promise<number[]> {
  const { flowIn, flowNames } = await import("@/lib/product/figures/flow/flow");
  const { sayIn } = await import("@/lib/product/figures/figure");
  const { FlowBars } = await import("./flow-lists");
  return flowNames.flatMap((name) => {
    const html = renderToStaticMarkup(<FlowBars flow={flowIn(name, sayIn("edition"))} />);
    const rows = [...html.matchAll(/ y="14">([^<]+)<\/text><text[^>]* x="(\d+)" y="14">([^<]+)</g)];
    return rows.map(([, label = "", end, result = ""]) => Number(end) - textWidth(result, 12) - textWidth(label, 12.5));
  });
}

test("what stands above a bar fits beside its result", async () => {
  expect(Math.min(...(await gapsAboveBars()))).toBeGreaterThan(3);
});

test("in German, too", async () => {
  await useGerman("drawn");
  expect(Math.min(...(await gapsAboveBars()))).toBeGreaterThan(3);
});
