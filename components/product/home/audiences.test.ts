import { expect, test } from "vitest";
import { getSite } from "@/lib/site/current";
import { popularPages, popularPaths } from "./audiences";

test("labels popular pages with their titles, names the language of untranslated ones, and throws for a path that is not a page", () => {
  const { routes } = getSite();
  const [first] = popularPages(routes);
  expect(first).toEqual({ href: popularPaths[0], label: routes.get(popularPaths[0] ?? "")?.source.frontMatter.title });
  const untranslated = { language: "en" };
  const inGerman = new Map([...routes].map(([path, route]) => [path, { source: { ...route.source, untranslated } }]));
  expect(popularPages(inGerman).every(({ language }) => language?.lang === "en")).toBe(true);
  expect(() => popularPages(new Map())).toThrow(`The home page links to "${popularPaths[0]}", which is not a page.`);
});
