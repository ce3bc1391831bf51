import { expect, test, vi } from "vitest";
import { cacheNames } from "@/lib/offline/names";
import { site } from "@/lib/site";
import { listKeptPages, readKeptPage } from "./kept-pages";

const html = (title: string, language = "en") =>
  `<!DOCTYPE html><html lang="${language}" data-x><head><title>${title}</title></head></html>`;

test("reads a kept page's title without the site name, and its language", () => {
  const title = `Knots &amp; the keeper&#x27;s ropes ${site.titleDelimiter} ${site.title}`;
  expect(readKeptPage("/keeper/knots", html(title, "de"))).toEqual({
    address: "/keeper/knots",
    title: "Knots & the keeper's ropes",
    language: "de",
  });
  expect(readKeptPage("/keeper/knots", "").title).toBe("/keeper/knots");
  const untranslated = `${html("Knots", "de")}<h1 id="Title" tabindex="-1" lang="en" dir="ltr">Knots</h1>`;
  expect(readKeptPage("/de/keeper/knots", untranslated).language).toBe("en");
});

test("lists kept pages sorted by title, and none, without creating a cache, where there is no cache", async () => {
  expect(await listKeptPages()).toEqual([]);
  const kept = new Map([
    ["https://docs.example/b", html("Ropes")],
    ["https://docs.example/a", html("Knots")],
  ]);
  const open = vi.fn(async () => ({
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (url: string) => ({ text: async () => kept.get(url) }),
  }));
  vi.stubGlobal("caches", { has: async (name: string) => name === cacheNames.pages, open });
  expect((await listKeptPages()).map(({ address }) => address)).toEqual(["/a", "/b"]);
  vi.stubGlobal("caches", { has: async () => false, open });
  expect(await listKeptPages()).toEqual([]);
  expect(open).toHaveBeenCalledOnce();
});
