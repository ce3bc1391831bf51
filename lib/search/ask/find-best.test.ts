import { beforeAll, expect, test } from "vitest";
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
    indexedPage("/admin/users", "Users", {
      sections: [
        { heading: "Delete a user", anchor: "delete", text: "Select Delete. Delete asks which user to delete." },
      ],
    }),
  ]);
});
const hrefs = (query: string) => [...new Set(findBest(index, query).map(({ doc }) => doc.page.href))];

test("a listed question in other words comes before a page that merely has the words", () => {
  expect(hrefs("rows vanished from my list")[0]).toBe("/user/trouble");
});

test("a longer query that holds a code goes to the record that defines it", () => {
  const [first] = findBest(index, "What does PL-1106 mean?");
  expect(first?.doc.section?.heading).toBe("PL-1106: No such record");
});

test("with more words around a code the page that is about them comes first, then the record that defines it", () => {
  expect(hrefs("import of a harbor, PL-1106").slice(0, 2)).toEqual(["/user/trouble", "/admin/errors"]);
});

test("a question that a page lists leads there in just these words, whatever else is called so", () => {
  expect(hrefs("i can not delete this user")[0]).toBe("/admin/users");
  expect(hrefs("why can I not delete a user")[0]).toBe("/user/trouble");
  const [quote] = answerQuestion(index, "Why can I not delete a user?").quotes;
  expect(quote?.source.href).toBe("/user/trouble#rows");
});

test("plain words ask for the manuals before the reference that is also called so", () => {
  expect(hrefs("delete user")[0]).toBe("/admin/users");
  expect(hrefs("deleteUser")[0]).toBe("/dev/user");
});

test("every match is listed once, and what is called so stays first", () => {
  const found = findBest(index, "rows vanished from my list").map(({ doc }) => doc.id);
  expect(new Set(found).size).toBe(found.length);
  expect(hrefs("trouble")[0]).toBe("/user/trouble");
});

test("a question finds the page that has its words in several records, before one that has them all by the way", async () => {
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

test("a word that manuals hardly say stands for what they say instead, and not the other way round", () => {
  expect(alikeOf("wipe")).toContain("delete");
  expect(alikeOf("delete")).not.toContain("wipe");
});

test("a question about one thing goes to what is about it, not to a page with the words that shape the question", async () => {
  const rows = { heading: "Limits", anchor: "limits", text: "So many rows are allowed, whatever user you are." };
  const users = { heading: "Users and seats", anchor: "users-and-seats", text: "Users are not counted." };
  const small = await createIndex([
    indexedPage("/user/board", "Board", { sections: [rows] }),
    indexedPage("/admin/license", "License", { sections: [users] }),
  ]);
  const [first] = findBest(small, "How many users are we allowed to have?");
  expect(first?.doc.page.href).toBe("/admin/license");
});
