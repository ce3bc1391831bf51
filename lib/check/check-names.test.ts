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
  "/old page",
];

test("an address has small letters, digits and hyphens, unless a release had it", async () => {
  const site = await checkedSite(
    paths.map((path) => docSource(path, "")),
    { released: [{ href: "/old page", file: "released.txt", line: 1 }] },
  );
  expect(checkNames(site).map(({ message, hint }) => [message.split(" is no clean")[0], hint])).toEqual([
    ['"/user/NewPage"', 'Rename it, as "newpage".'],
    ['"/New pages/two"', 'Rename it, as "new-pages".'],
    ['"/user/über"', 'Rename it, as "uber".'],
    ['"/user/v1.2"', 'Rename it, as "v1-2".'],
    ['"/a--b"', 'Rename it, as "a-b".'],
  ]);
});
