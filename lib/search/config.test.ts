import { expect, test } from "vitest";
import { readHosted, searchHref } from "./config";

const environment = { NEXT_PUBLIC_SEARCH_APP_ID: "APP", NEXT_PUBLIC_SEARCH_API_KEY: "key" };

test("the site's own index serves until application and key are set", () => {
  expect(readHosted({})).toBeUndefined();
  expect(readHosted({ NEXT_PUBLIC_SEARCH_APP_ID: "APP" })).toBeUndefined();
});

test("the index has the product's name unless another is given", () => {
  expect(readHosted(environment)).toEqual({ appId: "APP", apiKey: "key", index: "planloom" });
  const own = {
    ...environment,
    NEXT_PUBLIC_SEARCH_INDEX: "docs",
    NEXT_PUBLIC_SEARCH_ASSISTANT_ID: "a",
    NEXT_PUBLIC_SEARCH_HOST: "https://x.example/",
  };
  expect(readHosted(own)).toEqual({
    appId: "APP",
    apiKey: "key",
    index: "docs",
    assistantId: "a",
    host: "https://x.example",
  });
});

test("a query is written into the address of the search page", () => {
  expect(searchHref("a & b/ü")).toBe("/search?q=a%20%26%20b%2F%C3%BC");
  expect(searchHref("")).toBe("/search");
});
