import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { gridOf } from "@/lib/product/figures/screen/grid-data";
import { GridTable } from "./grid-table";

test("the code of an error stays whole in a cell that wraps", () => {
  const html = renderToStaticMarkup(<GridTable grid={gridOf("transactions")} />);
  expect(html).toContain('<span class="whole">[PL-3002]</span> ');
});
