import { expect, test } from "vitest";
import { readHosted, searchHref, searchOrigins } from "./config";

const environment = { NEXT_PUBLIC_SEARCH_APP_ID: "APP", NEXT_PUBLIC_SEARCH_API_KEY: "key" };

test("the site's own index serves until application and key are set", () => {
  expect(readHosted({})).toBeUndefined();
  expect(readHosted({ NEXT_PUBLIC_SEARCH_APP_ID: "APP" })).toBeUndefined();
  expect(searchOrigins(undefined)).toEqual([]);
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

test("the browser may call the service's hosts, or the one that replaces them", () => {
  expect(searchOrigins(readHosted(environment))).toEqual([
    "https://APP-dsn.algolia.net",
    "https://APP.algolia.net",
    "https://APP-1.algolianet.com",
    "https://APP-2.algolianet.com",
    "https://APP-3.algolianet.com",
  ]);
  expect(searchOrigins({ appId: "a", apiKey: "k", index: "i", host: "http://localhost:1/x" })).toEqual([
    "http://localhost:1",
  ]);
});

test("a query is written into the address of the search page", () => {
  expect(searchHref("a & b/ü")).toBe("/search?q=a%20%26%20b%2F%C3%BC");
  expect(searchHref("")).toBe("/search");
});
