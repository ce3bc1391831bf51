import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sayIn } from "@/lib/product/figures/figure";
import { textWidth } from "@/lib/product/figures/text-width";
import { FlowGross } from "./flow-gross";

test("spaces the times below the appointment so that they do not overlap", () => {
  const html = renderToStaticMarkup(<FlowGross id="a" say={sayIn("original")} />);
  const times = [...html.matchAll(/ x="([\d.]+)"[^>]*>(\d\d:\d\d)</g)];
  expect(times.map(([, , time]) => time)).toEqual(["14:00", "16:30", "08:00", "11:30"]);
  const places = times.map(([, x]) => Number(x));
  const gaps = places.slice(1).map((x, index) => x - (places[index] ?? 0) - textWidth("00:00", 12));
  expect(Math.min(...gaps)).toBeGreaterThan(3);
});
