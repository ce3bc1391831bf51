import { expect, test } from "vitest";
import { readSummary } from "./summary";

test("reads an mdBook summary with prefix and suffix chapters, parts, nested chapters and drafts", () => {
  const text = [
    "# Summary",
    "",
    "[Introduction](README.md)",
    "",
    "# User guide",
    "",
    "- [Installation](guide/installation.md)",
    "- [Command `run`](cli/README.md)",
    "    - [init](./cli/init.md)",
    "    - [Draft chapter]()",
    "- [Format](format/README.md)",
    "",
    "-----------",
    "",
    "[Contributors](misc/contributors.md)",
  ].join("\n");
  expect(readSummary(text)).toEqual([
    { label: "Introduction", name: "README", items: [] },
    {
      label: "User guide",
      items: [
        { label: "Installation", name: "guide/installation", items: [] },
        {
          label: "Command run",
          name: "cli/README",
          items: [
            { label: "init", name: "cli/init", items: [] },
            { label: "Draft chapter", items: [] },
          ],
        },
        { label: "Format", name: "format/README", items: [] },
      ],
    },
    { label: "Contributors", name: "misc/contributors", items: [] },
  ]);
});

test("lists a page once, and not again for places in it", () => {
  const text =
    "- [A](a.md)\n  - [One](a.md#one)\n  - [Two](a.md#two)\n    - [C](c.md)\n- [B](b.md#one)\n- [Two of B](b.md#two)\n";
  expect(readSummary(text)).toEqual([
    { label: "A", name: "a", items: [{ label: "Two", items: [{ label: "C", name: "c", items: [] }] }] },
    { label: "B", name: "b", items: [] },
  ]);
});

test("reads summaries of GitBook and docsify with groups without a page, spaces, root-relative links and other list markers", () => {
  const text =
    '# Table of contents\n\n* [Home](/)\n\n## Use\n* Guide\n\n  * [Quick *start*](</a b.md> "Start")\n  + [B](b%20c.md#x)\n* [Site](https://x.example)\n';
  expect(readSummary(text)).toEqual([
    { label: "Home", name: "index", items: [] },
    {
      label: "Use",
      items: [
        {
          label: "Guide",
          items: [
            { label: "Quick start", name: "a b", items: [] },
            { label: "B", name: "b c", items: [] },
          ],
        },
        { label: "Site", items: [] },
      ],
    },
  ]);
});

test("reads CRLF line endings", () => {
  expect(readSummary("# Summary\r\n\r\n- [A](a.md)\r\n  - [B](b.md)\r\n")).toEqual([
    { label: "A", name: "a", items: [{ label: "B", name: "b", items: [] }] },
  ]);
});

test("ignores the anchors that GitBook writes after headings", () => {
  expect(readSummary('# Contents\n\n## Begin <a href="#begin" id="begin"></a>\n\n- [The `<a>` tag](a.md)\n')).toEqual([
    { label: "Begin", items: [{ label: "The <a> tag", name: "a", items: [] }] },
  ]);
});
