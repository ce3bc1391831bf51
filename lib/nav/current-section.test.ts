import { describe, expect, test } from "vitest";
import { ariaCurrentOf, sectionOf } from "./current-section";

test.each([
  ["/user", "/user", "page"],
  ["/user/layouts", "/user", "true"],
  ["/users", "/user", undefined],
  ["/", "/user", undefined],
])("on %s the entry for %s has aria-current %s", (path, href, mark) => {
  expect(ariaCurrentOf(path, href)).toBe(mark);
});

describe("in a menu", () => {
  const mark = (path: string, href: string) => ariaCurrentOf(path, href, sectionOf(href, "/integrations"));
  test.each([
    ["/integrations/nav/intro", "/integrations/nav/intro", "page"],
    ["/integrations/nav/setup/sync", "/integrations/nav/intro", "true"],
    ["/integrations/nav", "/integrations/nav/intro", "true"],
    ["/blog/signed-webhooks", "/blog", undefined],
    ["/integrations/power-platform/connector", "/integrations/power-platform", "true"],
    ["/integrations/nav/intro", "/integrations", undefined],
    ["/integrations", "/integrations", "page"],
    ["/integrations/exchange/intro", "/integrations/nav/intro", undefined],
  ])("on %s the entry for %s has aria-current %s", (path, href, expected) => {
    expect(mark(path, href)).toBe(expected);
  });
});
