import { expect, test } from "vitest";
import { getSite } from "@/lib/site/current";
import { popularPages, popularPaths } from "./audiences";

test("labels popular pages with their titles and throws for a path that is not a page", () => {
  const { routes } = getSite();
  const [first] = popularPages(routes);
  expect(first).toEqual({ href: popularPaths[0], label: routes.get(popularPaths[0] ?? "")?.source.frontMatter.title });
  expect(() => popularPages(new Map())).toThrow(`The home page links to "${popularPaths[0]}", which is not a page.`);
});
