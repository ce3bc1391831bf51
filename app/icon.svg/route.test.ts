import { expect, test } from "vitest";
import { colorOf } from "@/lib/metadata/design-tokens";
import { site } from "@/lib/site";
import { GET } from "./route";

test("renders the configured mark in the site's brand color", async () => {
  const svg = await GET().text();
  expect([...svg.matchAll(/<path d="([^"]*)"/g)].map(([, d]) => d)).toEqual(site.mark.map(({ d }) => d));
  expect(svg).toContain(`fill="${colorOf("brand-wave-1").light}"`);
});
