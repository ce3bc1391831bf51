import { expect, test } from "vitest";
import { standaloneSection } from "./standalone-pages";

test("the home page is listed once, also where a site lists it among its pages", () => {
  const standalone = ["/", "/roadmap"].map((href) => ({ type: "link" as const, label: "A page", href }));
  const hrefs = standaloneSection(standalone, false).items.map(({ href }) => href);
  expect(hrefs.filter((href) => href === "/")).toHaveLength(1);
  expect(hrefs).toContain("/roadmap");
});
