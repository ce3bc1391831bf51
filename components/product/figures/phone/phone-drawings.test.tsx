import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textWidth } from "@/lib/product/figures/text-width";
import { Block } from "./phone-blocks";
import { Drawing } from "./phone-drawings";

test("ends the hour labels of the day before their lines start", () => {
  const html = renderToStaticMarkup(<Drawing type="day" />);
  const hours = [...html.matchAll(/x1="([\d.]+)".*?>(\d\d:\d\d)</g)];
  expect(hours).toHaveLength(9);
  for (const [, x, hour = ""] of hours) expect(Number(x)).toBeGreaterThan(textWidth(hour, 12) + 8);
});

test("centers the times in the bars of the week", () => {
  const html = renderToStaticMarkup(<Drawing type="week" />);
  const times = html.matchAll(/<rect[^>]* width="([\d.]+)"[^>]*><\/rect><text[^>]* x="([\d.]+)"[^>]*>\d\d:\d\d</g);
  expect([...times].map(([, width, x]) => Number(x) / Number(width))).toEqual([0.5, 0.5, 0.5, 0.5]);
});

test("marks a mandatory field with a star, and no other", () => {
  const starred = (isMandatory?: boolean) =>
    renderToStaticMarkup(<Block block={{ type: "field", label: "Safety ok", isMandatory }} />).includes("*");
  expect([starred(true), starred()]).toEqual([true, false]);
});
