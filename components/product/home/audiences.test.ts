import { expect, test } from "vitest";
import { getSite } from "@/lib/site/current";
import { popularPages, popularPaths } from "./audiences";

test("the pages that readers ask for most have their titles, and one that is no page is told", () => {
  const { routes } = getSite();
  const [first] = popularPages(routes);
  expect(first).toEqual({ href: popularPaths[0], label: routes.get(popularPaths[0] ?? "")?.source.frontMatter.title });
  expect(() => popularPages(new Map())).toThrow(`The home page links to "${popularPaths[0]}", which is not a page.`);
});
