import { expect, test, vi } from "vitest";
import { indexName, readHosted, serviceOrigins } from "./config";

const environment = { appId: "APP", apiKey: "key" };

test("uses the site's own index unless both application ID and key are set", () => {
  expect(readHosted({})).toBeUndefined();
  expect(readHosted({ appId: "APP" })).toBeUndefined();
});

test("names the index after the product by default", () => {
  expect(readHosted(environment)).toEqual({ appId: "APP", apiKey: "key", index: "planloom" });
  const own = {
    ...environment,
    index: "docs",
    assistantId: "a",
    host: "https://x.example/",
  };
  expect(readHosted(own)).toEqual({
    appId: "APP",
    apiKey: "key",
    index: "docs",
    assistantId: "a",
    host: "https://x.example",
  });
});

test("keys stored searches by edition, since their paths belong to one", async () => {
  expect(indexName).toBe("planloom");
  vi.stubEnv("EDITION_LANGUAGE", "de");
  vi.resetModules();
  expect((await import("./config")).indexName).toBe("planloom/de");
  vi.resetModules();
});

test("returns the service origins of the application, or the configured host instead", () => {
  const config = { appId: "APP", apiKey: "key", index: "docs" };
  expect(serviceOrigins(config)).toEqual([
    "https://app-dsn.algolia.net",
    "https://app.algolia.net",
    "https://app-1.algolianet.com",
    "https://app-2.algolianet.com",
    "https://app-3.algolianet.com",
  ]);
  const proxied = { ...config, host: "https://proxy.example/search" };
  expect(serviceOrigins(proxied)).toEqual(["https://proxy.example"]);
  expect(serviceOrigins({ ...proxied, assistantId: "a" })).toEqual([
    "https://proxy.example",
    "https://app.algolia.net",
  ]);
});
