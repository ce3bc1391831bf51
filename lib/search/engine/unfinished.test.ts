import { beforeAll, expect, test } from "vitest";
import { findBest } from "../ask/find-best";
import { indexedPage } from "../testing/indexed-page";
import { createIndex, type TextIndex } from "./text-index";
import { withGuesses, withoutFragment } from "./unfinished";

let index: TextIndex;
beforeAll(async () => {
  index = await createIndex([
    indexedPage("/user/board", "Planning board", {
      sections: [
        {
          heading: "Menu",
          anchor: "menu",
          text: "Ctrl+C copies on the planning board, and Ctrl+Z takes it back. Ctrl+Z.",
        },
      ],
    }),
    indexedPage("/user/keys", "Toolbars of the planning board", {
      sections: [
        { heading: "Keys", anchor: "keys", text: "|| Keys | Action\n| Ctrl+Z / Y | Undo / redo\n| F2 | Edit" },
      ],
    }),
    indexedPage("/user/series", "Recurring appointments", { text: "A series of appointments." }),
    indexedPage("/user/secure", "Require a secure record", { text: "Require records to be secure." }),
    indexedPage("/admin/range", "Ranges", { text: "PL-11 tells of a value. PL-11 again, PL-11." }),
    indexedPage("/admin/errors", "Errors", {
      sections: [{ heading: "PL-1108: No such record", anchor: "pl-1108", text: "Send it first.", isTerm: true }],
    }),
    indexedPage("/dev/cli", "Commands", {
      sections: [{ heading: "Repeat", anchor: "repeat", text: "--idempotency-key makes a call safe to repeat." }],
    }),
    indexedPage("/dev/api", "Requests", { otherNames: ["Idempotency-Key"], text: "Headers." }),
  ]);
});
const hrefs = (query: string) => [...new Set(findBest(index, query).map(({ doc }) => doc.page.href))];

test.each([
  ["planning board c", "planning board"],
  ["planning board ki", "planning board"],
  ["planning board c ", "planning board c "],
  ["planning board of", "planning board of"],
  ["layout 2", "layout 2"],
  ["c", "c"],
  ["press L", "press L"],
  ["the key l", "the key l"],
  ["api key l", "api key"],
  ["图 表", "图 表"],
])("a word just begun is not looked for: %s", (query, asked) => {
  expect(withoutFragment(query, (term) => Number(term === "of"))).toBe(asked);
});

test("does not show other pages between two letters of a word", () => {
  const shown = hrefs("planning board");
  expect([hrefs("planning board c"), hrefs("planning board k"), hrefs("planning board ke")]).toEqual([
    shown,
    shown,
    shown,
  ]);
});

test("completes a misspelled word", () => expect(hrefs("recuri")).toEqual(["/user/series"]));

test.each([
  ["PL-11", "/admin/errors"],
  ["PL-110", "/admin/errors"],
  ["Idempotency-K", "/dev/api"],
])("finds the name that %s begins", (query, href) => expect(hrefs(query)[0]).toBe(href));

test("finds the two words of a compound that no page has", () => {
  expect(hrefs("appointmentseries")).toEqual(["/user/series"]);
});

test.each([
  ["a".repeat(50), 1],
  ["a".repeat(60), 0],
])("divides only words of a sane length: %s", (first, guesses) => {
  const terms = new Map([first, "board"].map((term) => [term, 1]));
  const [word] = withGuesses([{ terms: [`${first}board`], weaker: [] }], () => true, terms);
  expect(word?.weaker).toHaveLength(guesses);
});

test.each(["Ctrl+Z", "ctrl+y"])("finds the table that lists %s first", (query) => {
  expect(findBest(index, query)[0]?.doc.section?.heading).toBe("Keys");
});
