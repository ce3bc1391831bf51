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

test("addresses of the hosted index are those of the site, wherever it is shown: a preview leads to its own pages", async () => {
  vi.stubGlobal("location", { origin: "https://preview.example" });
  await getSearch().search({ query: "a", from: 0, size: 5, sections: 3 });
  expect(createHostedSearch).toHaveBeenCalledWith(config, new URL(site.url).origin);
  vi.unstubAllGlobals();
});
