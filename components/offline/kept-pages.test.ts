import { afterEach, expect, test, vi } from "vitest";
import { cacheNames } from "@/lib/offline/names";
import { site } from "@/lib/site";
import { listKeptPages, readKeptPage } from "./kept-pages";

afterEach(() => vi.unstubAllGlobals());

const html = (title: string, language = "en") =>
  `<!DOCTYPE html><html lang="${language}" data-x><head><title>${title}</title></head></html>`;

test("a kept page is called by its title, without the name of the site", () => {
  const title = `Knots &amp; the keeper&#x27;s ropes ${site.titleDelimiter} ${site.title}`;
  expect(readKeptPage("/keeper/knots", html(title, "de"))).toEqual({
    address: "/keeper/knots",
    title: "Knots & the keeper's ropes",
    language: "de",
  });
  expect(readKeptPage("/keeper/knots", "").title).toBe("/keeper/knots");
});

test("kept pages are listed by title; there are none without the browser's caches, and none is made by looking", async () => {
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
