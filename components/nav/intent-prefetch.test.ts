// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { mayPrefetch, prefetchTarget } from "./intent-prefetch";

test.each([
  [undefined, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("on connection %j prefetching is allowed: %s", (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed);
});

test.each([
  ["/user/layouts", "/user/layouts"],
  ["/user/layouts#columns", "/user/layouts"],
  ["/user", undefined],
  ["#part", undefined],
  ["/openapi.yaml", undefined],
  ["https://www.planloom.example/user", undefined],
])("a link to %s prefetches %s", (href, target) => {
  const link = document.createElement("a");
  link.setAttribute("href", new URL(href, "https://docs.planloom.example/user").href);
  expect(prefetchTarget(link, { origin: "https://docs.planloom.example", pathname: "/user" })).toBe(target);
});
