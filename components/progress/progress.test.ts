import { expect, test } from "vitest";
import { leavesPage } from "./progress";

test.each([
  ["/user/layouts", true],
  ["/user#part", false],
  ["/user?x=1", false],
  ["#part", false],
])("going from /user to %s leaves the page: %s", (to, leaves) => {
  expect(leavesPage("https://docs.planloom.example/user", to)).toBe(leaves);
});
