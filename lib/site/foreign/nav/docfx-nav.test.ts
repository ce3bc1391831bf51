import { expect, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { readWrittenNav } from "./written-nav";

const read = (files: Readonly<Record<string, string>>) =>
  readWrittenNav({ folder: temporaryFolder(files), label: "docs" });
const leaf = (label: string, name: string) => ({ label, name, items: [] });

test("reads a list with headings, nested items, and addresses of other sites", () => {
  const toc =
    "- name: Start\n- name: Set up\n  href: more/set%20up.md\n- name: Elsewhere\n  href: https://x.example\n- name: Use\n- name: All\n  topicHref: ../far.md\n  items:\n  - name: B\n    href: b.md#c\n";
  expect(read({ "toc.yml": `\uFEFF${toc}` })).toEqual({
    nav: {
      file: "docs/toc.yml",
      isBook: true,
      entries: [
        { label: "Start", name: undefined, isOpen: true, items: [leaf("Set up", "more/set up")] },
        {
          label: "Use",
          name: undefined,
          isOpen: true,
          items: [{ label: "All", name: "far", items: [leaf("B", "b")] }],
        },
      ],
    },
    issues: [],
  });
});

test("makes sections of the files that the first one names, each read once", () => {
  const files = {
    "TOC.yml":
      "items:\n- name: Guide\n  href: guide/\n  homepage: guide/index.md\n- name: Api\n  href: api/TOC.yml\n- name: None\n  href: none/\n",
    "guide/toc.yml": "- name: A\n  href: a.md\n- name: Round\n  href: ../TOC.yml\n",
    "api/TOC.yml": "- name: B\n  href: ~/b.md\n",
  };
  expect(read(files).nav).toMatchObject({
    isBook: false,
    entries: [
      { label: "Guide", name: "guide/index", items: [leaf("A", "guide/a")] },
      { label: "Api", items: [leaf("B", "b")] },
    ],
  });
});

test("tells mistakes of a file with its name", () => {
  const files = { "toc.yml": "- name: A\n  href: a/toc.yml\n- name: B\n  href: b.md\n", "a/toc.yml": "- name: *x\n" };
  expect(read(files).issues).toMatchObject([{ severity: "warning", file: "docs/a/toc.yml", line: 1 }]);
});

test("reads headings that list pages, and leaves their files out", () => {
  const toc =
    "\uFEFF# [Start](start.md)\r\n# Crew\r\n## [Sails](crew/sails.md)\r\n## More\r\n### [C#](~/more/c.md)\r\n# [Far](https://x.example)\r\n";
  const { nav } = read({ "TOC.md": toc, "crew/toc.md": "# [B](b.md)" });
  expect(nav).toMatchObject({ file: "docs/TOC.md", isBook: true });
  expect(nav?.entries.slice(0, 2)).toEqual([
    leaf("Start", "start"),
    { label: "Crew", items: [leaf("Sails", "crew/sails"), { label: "More", items: [leaf("C#", "more/c")] }] },
  ]);
  expect(["TOC.md", "crew/toc.md", "a/stock.md"].map((name) => nav?.isOther?.(name))).toEqual([true, true, false]);
});
