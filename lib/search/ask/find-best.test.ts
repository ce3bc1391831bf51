import { beforeAll, expect, test } from "vitest";
import { unmarked, withMarks } from "../../marked-text";
import { alikeOf } from "../engine/synonyms";
import { createIndex, type TextIndex } from "../engine/text-index";
import { indexedPage } from "../testing/indexed-page";
import { answerQuestion } from "./ask";
import { findBest } from "./find-best";

let index: TextIndex;
beforeAll(async () => {
  index = await createIndex([
    indexedPage("/user/list", "Lists", {
      sections: [{ heading: "Order", anchor: "order", text: "Rows vanished overnight from your list after a change." }],
    }),
    indexedPage("/user/trouble", "Trouble", {
      language: "en",
      sections: [{ heading: "Rows", anchor: "rows", text: "Reset the filter." }],
      questions: [
        { question: "Why have lines disappeared from my list?", at: "rows" },
        { question: "Why is the import of a harbor refused with PL-1106?", at: "rows" },
        { question: "Why can I not delete a user?", at: "rows" },
      ],
    }),
    indexedPage("/admin/errors", "Errors", {
      sections: [{ heading: "PL-1106: No such record", anchor: "pl-1106", text: "Send it first.", isTerm: true }],
    }),
    indexedPage("/user/news", "News", { text: "What PL-1106 tells, and what a mean trick it was." }),
    indexedPage("/user/import", "Import"),
    indexedPage("/dev/api", "API", {
      type: "reference-api",
      sections: [{ heading: "Import", anchor: "import", text: "POST /import." }],
    }),
    indexedPage("/dev/user", "User API", {
      type: "reference-api",
      otherNames: ["deleteUser"],
      sections: [{ heading: "Delete a user", anchor: "delete", text: "DELETE /user." }],
    }),
    indexedPage("/user/task", "Task", { text: "Posting a task." }),
    indexedPage("/dev/task", "Task API", { type: "reference-api", otherNames: ["/task"] }),
    indexedPage("/dev/cli/task", "Task commands", {
      type: "reference-cli",
      otherNames: ["planloom task", "tasklink"],
      sections: [{ heading: "Synopsis", anchor: "synopsis", text: "All need a right." }],
    }),
    indexedPage("/admin/trash", "What is removed", { text: "Delete a task, or the link of a task, at its url." }),
    indexedPage("/admin/users", "Users", {
      sections: [
        { heading: "Delete a user", anchor: "delete", text: "Select Delete. Delete asks which user to delete." },
      ],
    }),
  ]);
});
const hrefs = (query: string) => [...new Set(findBest(index, query).map(({ doc }) => doc.page.href))];

test("ranks a page that lists the question in other words above a page that merely contains its words", () => {
  expect(hrefs("rows vanished from my list")[0]).toBe("/user/trouble");
});

test("finds the record that defines an error code in a longer query", () => {
  const [first] = findBest(index, "What does PL-1106 mean?");
  expect(first?.doc.section?.heading).toBe("PL-1106: No such record");
});

test.each(["POST /task", "/task", "get /task"])("ranks the reference of the route in %j first", (query) => {
  expect(hrefs(query)[0]).toBe("/dev/task");
});

test("ranks places that name a control with this label first, unless many pages do or a heading is called so", async () => {
  const label = (words: string) => withMarks("bold", words);
  const page = (href: string, marked: string) =>
    indexedPage(href, href, {
      sections: [{ heading: "Steps", anchor: "steps", text: unmarked(marked), marked }],
    });
  const labelled = await createIndex([
    indexedPage("/user/saving", "Save", { text: "Save a new one." }),
    page(
      "/user/dialog",
      `Select ${label("Save and new")}, ${label("State > Copy as new")}, or ${label("Send in batches")}.`,
    ),
    ...[..."123456789"].map((digit) => page(`/user/${digit}`, `Select ${label("Save all")}.`)),
    indexedPage("/user/all", "Save it all", { sections: [{ heading: "Send in batches", anchor: "send", text: "" }] }),
  ]);
  const first = (query: string) => findBest(labelled, query)[0]?.doc.page.href;
  expect(first("save and new")).toBe("/user/dialog");
  expect(first("Copy as new")).toBe("/user/dialog");
  expect(first("save new")).toBe("/user/saving");
  expect(first("Save all")).toBe("/user/all");
  expect(first("send in batches")).toBe("/user/all");
});

test.each(["planloom task delete", "planloom tasklink delete --url x"])(
  "ranks the reference of the command in %j first",
  (query) => expect(hrefs(query)[0]).toBe("/dev/cli/task"),
);

test("orders pages for a question with one topic as in Ask", async () => {
  const small = await createIndex([
    indexedPage("/dev/api", "A version of the API", { text: "The path has no version." }),
    indexedPage("/admin/about", "About", {
      sections: [{ heading: "What it shows", anchor: "shows", text: "The version and the release." }],
      questions: [{ question: "Which version do I have?", at: "shows" }],
    }),
  ]);
  const first = (query: string) => findBest(small, query)[0]?.doc.page.href;
  expect(first("version")).toBe("/dev/api");
  expect(first("what version do we have")).toBe("/admin/about");
});

test("searches for the words of a request whose route no page is about", () => {
  expect(hrefs("POST /import")[0]).toBe("/dev/api");
});

test("ranks the page about the other words of a query above the record that defines its error code", () => {
  expect(hrefs("import of a harbor, PL-1106").slice(0, 2)).toEqual(["/user/trouble", "/admin/errors"]);
});

test("finds the page that lists a question word for word, even if another page is titled like it", () => {
  expect(hrefs("i can not delete this user")[0]).toBe("/admin/users");
  expect(hrefs("why can I not delete a user")[0]).toBe("/user/trouble");
  const [quote] = answerQuestion(index, "Why can I not delete a user?").quotes;
  expect(quote?.source).toMatchObject({ href: "/user/trouble#rows", language: "en" });
});

test("ranks the manual above the API reference for plain words, and the reference for its identifier", () => {
  expect(hrefs("delete user")[0]).toBe("/admin/users");
  expect(hrefs("deleteUser")[0]).toBe("/dev/user");
});

test("lists every match once, with a title match first", () => {
  const found = findBest(index, "rows vanished from my list").map(({ doc }) => doc.id);
  expect(new Set(found).size).toBe(found.length);
  expect(hrefs("trouble")[0]).toBe("/user/trouble");
});

test("ranks a page with the words of a question spread over its records above one that mentions them in passing", async () => {
  const story = "In the winter the harbor pilot of the ferry was ill and the keeper rowed the letters over alone.";
  const spread = await createIndex([
    indexedPage("/user/story", "Stories", { text: story }),
    indexedPage("/user/other", "Other stories", { text: story }),
    indexedPage("/user/third", "Third stories", { text: story }),
    indexedPage("/user/pilot", "Harbor pilots", {
      sections: [
        { heading: "When a pilot is ill", anchor: "ill", text: "Ring the office." },
        { heading: "In winter", anchor: "winter", text: "The harbor freezes." },
      ],
    }),
  ]);
  const [first] = findBest(spread, "who comes when the harbor pilot is ill in winter");
  expect(first?.doc.page.href).toBe("/user/pilot");
});

test("maps a word that manuals rarely use to the words they use, but not the reverse", () => {
  expect(alikeOf("wipe")).toContain("delete");
  expect(alikeOf("delete")).not.toContain("wipe");
});

test("ranks the page about the topic above a page that only matches the phrasing of the question", async () => {
  const rows = { heading: "Limits", anchor: "limits", text: "So many rows are allowed, whatever user you are." };
  const users = { heading: "Users and seats", anchor: "users-and-seats", text: "Users are not counted." };
  const small = await createIndex([
    indexedPage("/user/board", "Board", { sections: [rows] }),
    indexedPage("/admin/license", "License", { sections: [users] }),
  ]);
  const [first] = findBest(small, "How many users are we allowed to have?");
  expect(first?.doc.page.href).toBe("/admin/license");
});
