import { expect, test, vi } from "vitest";
import { createHostedSearch } from "@/lib/search/hosted/hosted";
import { site } from "@/lib/site";
import { getSearch } from "./clients";

const config = { appId: "APP", apiKey: "key", index: "planloom" };
vi.mock("@/lib/search/config", () => ({
  hosted: { appId: "APP", apiKey: "key", index: "planloom" },
}));
vi.mock("@/lib/search/hosted/hosted", () => ({ createHostedSearch: vi.fn(() => ({ search: async () => ({}) })) }));
vi.mock("./engine", () => ({ getEngine: vi.fn() }));

test("passes the site's configured origin to the hosted client, not the origin of a preview deployment", async () => {
  vi.stubGlobal("location", { origin: "https://preview.example" });
  await getSearch().search({ query: "a", from: 0, size: 5, sections: 3 });
  expect(createHostedSearch).toHaveBeenCalledWith(config, new URL(site.url).origin);
});
