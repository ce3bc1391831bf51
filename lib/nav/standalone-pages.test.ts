import { expect, test } from "vitest";
import { standaloneSection } from "./standalone-pages";

test("lists the home page once even if it is among the standalone pages", () => {
  const standalone = ["/", "/roadmap"].map((href) => ({ type: "link" as const, label: "A page", href }));
  const hrefs = standaloneSection(standalone, false).items.map(({ href }) => href);
  expect(hrefs.filter((href) => href === "/")).toHaveLength(1);
  expect(hrefs).toContain("/roadmap");
});
