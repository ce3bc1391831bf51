import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import { checkNames } from "./check-names";
import { checkedSite } from "./testing/checked-site";

const paths = [
  "/",
  "/user/plan-a-task",
  "/user/NewPage",
  "/New pages/two",
  "/user/über",
  "/user/v1.2",
  "/a--b",
  "/user/用户",
  "/old page",
];

test("requires lowercase letters, digits and hyphens in paths, except already released ones", async () => {
  const site = await checkedSite(
    paths.map((path) => docSource(path, "")),
    { released: [{ href: "/old page", file: "released.txt", line: 1 }] },
  );
  expect(checkNames(site).map(({ message, hint }) => [message, hint])).toEqual(
    [
      ["/user/NewPage", 'Rename "NewPage" to "newpage"'],
      ["/New pages/two", 'Rename "New pages" to "new-pages"'],
      ["/user/über", 'Rename "über" to "uber"'],
      ["/user/v1.2", 'Rename "v1.2" to "v1-2"'],
      ["/a--b", 'Rename "a--b" to "a-b"'],
      ["/user/用户", 'Rename "用户"'],
    ].map(([path, rename]) => [
      `"${path}" is not a clean address.`,
      `${rename}: use only lowercase letters, digits, and single hyphens.`,
    ]),
  );
});
