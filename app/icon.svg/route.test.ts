import { expect, test } from "vitest";
import { colorOf } from "@/lib/metadata/design-tokens";
import { site } from "@/lib/site";
import { GET } from "./route";

test("the icon of a tab draws the mark of the settings in the color of the site", async () => {
  const svg = await GET().text();
  expect([...svg.matchAll(/<path d="([^"]*)"/g)].map(([, d]) => d)).toEqual(site.mark.map(({ d }) => d));
  expect(svg).toContain(`fill="${colorOf("brand-wave-1").light}"`);
});
