import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import type { SidebarItem } from "../types";
import { checkSidebars } from "./check-sidebars";
import { checkedSite } from "./testing/checked-site";

const labeled = docSource("/user/board", "Text.");
const site = await checkedSite([
  docSource("/user", "Text."),
  { ...labeled, frontMatter: { ...labeled.frontMatter, sidebarLabel: "The board" } },
]);
const file = "content/_versions/1/sidebars.ts";
const user: SidebarItem = { type: "link", label: "User", href: "/user" };
const board: SidebarItem = { type: "category", label: "Board", href: "/user/board", items: [] };
const check = (href: string, items: SidebarItem[]) =>
  checkSidebars({
    ...site,
    sidebars: { user: { label: "User", href, items } },
    sidebarsFile: file,
    textOf: (name) => (name === file ? `\nhref: "${href}"` : ""),
  }).map(({ message, ...place }) => [`${place.file}:${place.line ?? ""}`, message, place.hint]);
const differing = [
  "content/user/board.mdx:",
  `sidebar_label "The board" differs from the label "Board" in ${file}.`,
  `${file} is what readers see: change one of the two.`,
];

test("a sidebar that starts at no page is found once, in the file it is written in", () => {
  expect(check("/usr", [user, board])).toEqual(
    [
      [
        `${file}:2`,
        'Sidebar "user" starts at "/usr", which is no page.',
        expect.stringContaining('Did you mean "/user"?'),
      ],
      differing,
    ].toReversed(),
  );
  const missing: SidebarItem = { type: "link", label: "None", href: "/usr" };
  expect(check("/usr", [user, missing, board]).filter(([, message]) => message?.includes("no page"))).toHaveLength(1);
});

test("a start that is a page is no entry of the list: it is neither twice there nor enough", () => {
  expect(check("/user", [user, board])).toEqual([differing]);
  expect(check("/user", [board])).toEqual([
    differing,
    ["content/user.mdx:", 'Page "/user" is in no sidebar.', `Add it to ${file}, or to standalonePages there.`],
  ]);
});
