import type { Metadata } from "next";
import { expect, test } from "vitest";
import { type Edition, listEditions } from "../nav/editions";
import { ownManifest } from "../nav/manifest";
import { docSource } from "../page/testing/doc-source";
import type { Route } from "../types";
import { withEditionMetadata } from "./edition-metadata";

const locale = (code: string, openGraph: string) =>
  ({ code, label: code, direction: "ltr", calendar: "gregory", openGraph }) as const;
const editions = listEditions({
  locales: { default: "en", items: [locale("en", "en_US"), locale("de", "de_DE")] },
  versions: {
    items: [
      { name: "current", label: "Next", path: "/", mainDocId: "user", isLast: true },
      { name: "2026.3", label: "2026.3", path: "/2026.3", mainDocId: "user", isLast: false, locales: ["de"] },
    ],
  },
});

/** The metadata of a page in the edition at `base`; "/user" is translated, "/new" is not, and "/once" was in the older version. */
function metadataOf(base: string, path: string, own: Metadata) {
  const edition = editions.find((candidate) => candidate.base === base) as Edition;
  const isGerman = edition.named.language === "de";
  const pages = [
    docSource("/user"),
    docSource("/gone"),
    docSource("/once"),
    docSource("/new", "", isGerman ? { untranslated: { language: "en" } } : {}),
  ];
  return withEditionMetadata(
    own,
    {
      manifest: { ...ownManifest, edition, editions, hasBlog: false },
      routes: new Map(pages.map((source) => [source.doc.path, { source } satisfies Route])),
      posts: [],
      alternates: {
        translations: new Map([
          ["/de", new Set(["/user"])],
          ["/de/2026.3", new Set(["/user", "/once"])],
        ]),
        versions: new Map([
          ["current", new Set(["/user", "/new", "/once"])],
          ["2026.3", new Set(["/user", "/gone", "/once"])],
        ]),
      },
    },
    path,
  );
}

function alternatesOf(base: string, path: string, own: Metadata = {}) {
  const { openGraph, alternates } = metadataOf(base, path, own);
  return { locale: openGraph?.locale, ...alternates };
}
const findNowhere = { translations: new Map(), versions: new Map() };
const host = "https://docs.planloom.example";

test("a translated page has an alternate for every language, with the default language as x-default", () => {
  const languages = { en: `${host}/user`, de: `${host}/de/user`, "x-default": `${host}/user` };
  expect(alternatesOf("", "/user")).toEqual({ locale: "en_US", canonical: `${host}/user`, languages });
  expect(alternatesOf("/de", "/user")).toEqual({ locale: "de_DE", canonical: `${host}/de/user`, languages });
});

test("an untranslated page is canonical at the original, in its language, and has no language alternates", () => {
  expect(alternatesOf("/de", "/new")).toEqual({ locale: "en_US", canonical: `${host}/new` });
  expect(alternatesOf("", "/new")).toEqual({ locale: "en_US", canonical: `${host}/new` });
});

test("previews name the canonical address of a page", () => {
  const own = (path: string) => ({ openGraph: { url: `${host}${path}` } });
  for (const [base, path] of [
    ["/de", "/new"],
    ["/de", "/user"],
    ["/2026.3", "/user"],
    ["/2026.3", "/gone"],
  ] as const) {
    const { openGraph, alternates } = metadataOf(base, path, own(base + path));
    expect(openGraph?.url).toBe(alternates?.canonical);
  }
});

test("a generated page has alternates in every language", () => {
  expect(alternatesOf("/de", "/tags").languages).toMatchObject({ de: `${host}/de/tags` });
});

test("a noindex page has no language alternates", () => {
  expect(alternatesOf("/de", "/search", { robots: { index: false } })).not.toHaveProperty("languages");
});

test("an old version's page is canonical at the newest version, or at its own URL if it was removed", () => {
  expect(alternatesOf("/2026.3", "/user").canonical).toBe(`${host}/user`);
  expect(alternatesOf("/2026.3", "/gone").canonical).toBe(`${host}/2026.3/gone`);
});

test("an old version's page is canonical at its own URL if only that version was translated", () => {
  expect(alternatesOf("/de/2026.3", "/user").canonical).toBe(`${host}/de/user`);
  expect(alternatesOf("/de/2026.3", "/new").canonical).toBe(`${host}/new`);
  expect(alternatesOf("/de/2026.3", "/once").canonical).toBe(`${host}/de/2026.3/once`);
});

test("a page lists the blog's feeds, if there is a blog, in addition to its own alternates", () => {
  const own = { "text/markdown": "/user.md", "application/rss+xml": [{ url: "/user.xml", title: "Changes" }] };
  const typesWith = (hasBlog: boolean) =>
    withEditionMetadata(
      { alternates: { types: own } },
      { manifest: { ...ownManifest, hasBlog }, routes: new Map(), posts: [], alternates: findNowhere },
      "/user",
    ).alternates?.types;
  expect(typesWith(false)).toEqual(own);
  expect(Object.keys(typesWith(true) ?? {})).toEqual([
    "text/markdown",
    "application/rss+xml",
    "application/atom+xml",
    "application/feed+json",
  ]);
  expect(typesWith(true)?.["application/rss+xml"]).toMatchObject([{ url: "/blog/rss.xml" }, { url: "/user.xml" }]);
});
