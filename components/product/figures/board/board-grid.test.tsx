import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { headHeight } from "@/lib/product/figures/board/board-axis";
import { barTop } from "@/lib/product/figures/board/board-model";
import { PlanningBoard } from "./planning-board";

test("the number of a gray zone stands above the bar that runs through it, whose words it would cover", () => {
  const html = renderToStaticMarkup(
    <PlanningBoard resources="R0120" highlight="non-working" caption="What to notice." />,
  );
  const [, y] = /class="[^"]*callout[^"]*" transform="translate\(\S+ ([\d.]+)\)"/.exec(html) ?? [];
  expect(Number(y)).toBeLessThan(headHeight + barTop);
});
