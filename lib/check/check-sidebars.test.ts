import { describe, expect, test } from "vitest";
import { smallSidebars } from "../nav/testing/small-sidebars";
import { docSource } from "../page/testing/doc-source";
import type { Route, SidebarItem, SidebarLink } from "../types";
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
  `Readers see the label in ${file}: make the two the same.`,
];

test("reports a sidebar whose start page is missing once, in the file that declares it", () => {
  expect(check("/usr", [user, board])).toEqual(
    [
      [
        `${file}:2`,
        'Sidebar "user" starts at "/usr", which is not a page.',
        expect.stringContaining('Did you mean "/user"?'),
      ],
      differing,
    ].toReversed(),
  );
  const missing: SidebarItem = { type: "link", label: "None", href: "/usr" };
  expect(check("/usr", [user, missing, board]).filter(([, message]) => message?.includes("not a page"))).toHaveLength(
    1,
  );
});

test("reports two categories of one label, which have no page of their own", () => {
  const named = (item: SidebarItem): SidebarItem => ({ type: "category", label: "Boards", items: [item] });
  expect(check("/user", [named(user), named(board)]).map(([, message]) => message)).toContain(
    'Two entries of one list have the label "Boards".',
  );
});

test("compares a translated page with the labels of its language, where there are any", () => {
  const labelsFile = "i18n/de/labels.ts";
  const found = (labels: string) =>
    checkSidebars({
      ...site,
      sidebars: { user: { label: "User", href: "/user", items: [user, board] } },
      labelsFile,
      textOf: (name) => (name === labelsFile ? labels : ""),
    }).map(({ message }) => message);
  expect(found("export const labels = {};")).toEqual([
    `sidebar_label "The board" differs from the label "Board" in ${labelsFile}.`,
  ]);
  expect(found("")).toEqual([]);
});

test("does not count a sidebar's start page as an entry", () => {
  expect(check("/user", [user, board])).toEqual([differing]);
  expect(check("/user", [board])).toEqual([
    differing,
    [
      "content/user.mdx:",
      'Page "/user" is not in any sidebar.',
      `Add it to a sidebar or to standalonePages in ${file}.`,
    ],
  ]);
});

test("reports a misspelled entry once, without also reporting the intended page as unlisted", () => {
  const wrong: SidebarItem = { type: "link", label: "Board", href: "/user/baord" };
  expect(check("/user", [user, wrong]).map(([, message]) => message)).toEqual([
    'Sidebar "user" lists "/user/baord", which is not a page.',
  ]);
});

test.each(["/user/board/", "user/board", "/user/board#use", "/user/board.mdx", "/User/Board"])(
  "suggests the page that the entry %s means, and nothing else",
  (href) => {
    expect(check("/user", [user, { type: "link", label: "Board", href }])).toEqual([
      [
        expect.stringContaining(file),
        `Sidebar "user" lists "${href}", which is not a page.`,
        'Did you mean "/user/board"?',
      ],
    ]);
  },
);

test("lets a category's label differ from its page's in a foreign tree, but not a link's", () => {
  const foreign = {
    ...labeled,
    frontMatter: { ...labeled.frontMatter, sidebarLabel: "The board" },
    foreign: { base: "", isDescribed: true },
  };
  const routes = new Map([["/user/board", { source: foreign }]]);
  const labelsOf = (item: SidebarItem) =>
    checkSidebars({ ...site, routes, sidebars: { user: { label: "User", href: "/user/board", items: [item] } } })
      .length;
  expect(labelsOf(board)).toBe(0);
  expect(labelsOf({ type: "link", label: "Board", href: "/user/board" })).toBe(1);
});

test("still reports an unlisted page with another name when an entry's page was removed", () => {
  const removed: SidebarItem = { type: "link", label: "Board", href: "/user/board-old" };
  expect(check("/user", [user, removed]).map(([, message]) => message)).toEqual([
    'Sidebar "user" lists "/user/board-old", which is not a page.',
    'Page "/user/board" is not in any sidebar.',
  ]);
});

test.each(["/user/board", "/user/board#use"])(
  "names the page that an old address leads to, and does not report it as unlisted: %s",
  (to) => {
    const old: SidebarItem = { type: "link", label: "Board", href: "/user/moved" };
    const redirects = [{ from: "/user/moved", to }];
    const sidebars = { user: { label: "User", href: "/user", items: [user, old] } };
    expect(checkSidebars({ ...site, redirects, sidebars }).map(({ message, hint }) => [message, hint])).toEqual([
      ['Sidebar "user" lists "/user/moved", which is not a page.', 'Did you mean "/user/board"?'],
    ]);
  },
);

test("reports an unlisted page once, not again for its translation", () => {
  const { source } = route("/user/board");
  const translation = { ...source, file: "i18n/de/user/board.mdx", original: { source, blob: "" } };
  const issues = (board: Route) => checkSidebars({ ...site, routes: new Map([["/user/board", board]]) });
  expect(issues({ source })).toHaveLength(1);
  expect(issues({ source: translation })).toEqual([]);
});

test("accepts a draft outside the sidebars", () => {
  const { source } = route("/user/board", { draft: true });
  expect(checkSidebars({ ...site, routes: new Map([["/user/board", { source }]]) })).toEqual([]);
});

test("does not compare the label of an untranslated page with a label in another language", () => {
  const { source } = route("/user/board", { sidebarLabel: "Board" });
  const items: SidebarItem[] = [{ type: "link", label: "Tafel", href: "/user/board" }];
  const found = (shown: Route["source"]) =>
    checkSidebars({
      ...site,
      routes: new Map([["/user/board", { source: shown }]]),
      sidebars: { user: { label: "User", href: "/user/board", items } },
    });
  expect(found({ ...source, untranslated: { language: "en" } })).toEqual([]);
  expect(found(source)).toHaveLength(1);
});

const route = (path: string, frontMatter = {}): Route => ({ source: docSource(path, "", { frontMatter }) });
const routes = (...paths: string[]) => new Map(paths.map((path) => [path, route(path)]));

describe("consistency of sidebars and pages", () => {
  const all = routes("/user", "/user/mobile", "/user/mobile/install", "/user/mobile/hidden", "/user/old");
  const check = (routes: Map<string, Route>, standalonePages: SidebarLink[]) =>
    checkSidebars({ ...site, routes, sidebars: smallSidebars, standalonePages });
  const standalone = (href: string) => [{ type: "link" as const, label: "Alone", href }];
  test("has no findings when sidebars and pages agree", () => {
    expect(check(all, [])).toEqual([]);
  });
  test("reports an entry without a page, with the most similar path", () => {
    const some = routes("/user", "/user/mobile", "/user/mobile/instal", "/user/mobile/hidden", "/user/old");
    expect(check(some, standalone("/user/mobile/instal"))).toEqual([
      {
        severity: "error",
        file: "sidebars.ts",
        message: 'Sidebar "user" lists "/user/mobile/install", which is not a page.',
        hint: 'Did you mean "/user/mobile/instal"? Create content/user/mobile/install.mdx, or remove the entry.',
      },
    ]);
  });
  test("names the folder of a foreign tree in which to create the page", () => {
    const named = {
      ...site,
      contentFolder: "../book",
      routes: routes("/chapter"),
      sidebars: {},
      standalonePages: standalone("/b"),
    };
    expect(checkSidebars(named)[0]?.hint).toBe("Create ../book/b.mdx, or remove the entry.");
  });
  test("reports a page in no sidebar unless it is a standalone page", () => {
    const more = new Map([...all, ["/roadmap", route("/roadmap")]]);
    expect(check(more, [])[0]?.message).toBe('Page "/roadmap" is not in any sidebar.');
    expect(check(more, standalone("/roadmap"))).toEqual([]);
  });
  test("reports a standalone page that does not exist", () => {
    expect(check(all, standalone("/user/olt"))).toEqual([
      {
        severity: "error",
        file: "sidebars.ts",
        message: '"standalonePages" lists "/user/olt", which is not a page.',
        hint: 'Did you mean "/user/old"? Create content/user/olt.mdx, or remove the entry.',
      },
    ]);
  });
  test("reports a label that differs from front matter", () => {
    const other = new Map([...all, ["/user", route("/user", { sidebarLabel: "Intro" })]]);
    expect(check(other, [])[0]?.message).toBe(
      'sidebar_label "Intro" differs from the label "Introduction" in sidebars.ts.',
    );
  });
});

test.each(["user/layouts", "/user/", "/user#x"])(
  "does not suggest creating a file for the invalid entry %s",
  async (href) => {
    const sidebars = { user: { label: "User", href: "/user", items: [{ type: "link" as const, label: "A", href }] } };
    const found = checkSidebars(await checkedSite([], { sidebars })).filter(({ message }) =>
      message.includes(" lists "),
    );
    expect(found.map(({ hint }) => hint)).toEqual(["Remove the entry."]);
  },
);

test("reports nothing about sidebars generated from folders", async () => {
  const draft = docSource("/user", "", { frontMatter: { draft: true, sidebarLabel: "Other" } });
  const items = [{ type: "link" as const, label: "A", href: "/user" }];
  const sidebars = { user: { label: "User", href: "/user", items } };
  const { sidebarsFile: _, ...made } = await checkedSite([draft], { sidebars });
  expect(checkSidebars({ ...made, sidebarsFile: "SUMMARY.md" })).toHaveLength(2);
  expect(checkSidebars(made)).toEqual([]);
});
