import { expect, test } from "vitest";
import { addressOf, readView, searchHref } from "./search-address";

const read = (text: string) => readView(new URLSearchParams(text));

test("round-trips a view through its URL", () => {
  const view = { query: "lock & co", group: "User manual", tag: "guides", page: 3 };
  expect(addressOf(view)).toBe("/search?q=lock+%26+co&section=User+manual&tag=guides&page=3");
  expect(read(addressOf(view).split("?")[1] ?? "")).toEqual(view);
  expect(addressOf({ query: "", group: "", tag: "", page: 1 })).toBe("/search");
});

test("form-encodes the query in links as well as in the address bar", () => {
  expect(searchHref({ query: "a & b/ü" })).toBe("/search?q=a+%26+b%2F%C3%BC");
  expect(searchHref({ query: "a & b/ü" })).toBe(addressOf({ query: "a & b/ü" }));
  expect(searchHref({ query: "" })).toBe("/search");
});

test.each([
  "q=a&page=0",
  "q=a&page=-2",
  "q=a&page=x",
  "q=a&page=1.5",
  "q=a&page=1e99",
  "q=a",
  "page=2",
  "q=%20&page=2",
])("reads %j as the first page", (text) => {
  expect(read(text).page).toBe(1);
});

test("truncates a query to 512 characters", () => {
  expect(read(`q=${"a".repeat(600)}`).query).toHaveLength(512);
});
