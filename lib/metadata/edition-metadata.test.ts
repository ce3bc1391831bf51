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
      { name: "2026.3", label: "2026.3", path: "/2026.3", mainDocId: "user", isLast: false },
    ],
  },
});

/** The alternates of a page in the edition that begins at `base`; "/user" has been translated, "/new" has not. */
function alternatesOf(base: string, path: string, own: Metadata = {}) {
  const edition = editions.find((candidate) => candidate.base === base) as Edition;
  const isGerman = edition.named.language === "de";
  const pages = [
    docSource("/user"),
    docSource("/gone"),
    docSource("/new", "", isGerman ? { untranslated: { language: "en" } } : {}),
  ];
  const page = withEditionMetadata(
    own,
    {
      manifest: { ...ownManifest, edition, editions, hasBlog: false },
      routes: new Map(pages.map((source) => [source.doc.path, { source } satisfies Route])),
      posts: [],
      alternates: {
        translations: new Map([["/de", new Set(["/user"])]]),
        versions: new Map([
          ["current", new Set(["/user", "/new"])],
          ["2026.3", new Set(["/user", "/gone"])],
        ]),
      },
    },
    path,
  );
  return { locale: page.openGraph?.locale, ...page.alternates };
}
const findNowhere = { translations: new Map(), versions: new Map() };
const host = "https://docs.planloom.example";

test("a translated page names itself in every language, the default one for all others", () => {
  const languages = { en: `${host}/user`, de: `${host}/de/user`, "x-default": `${host}/user` };
  expect(alternatesOf("", "/user")).toEqual({ locale: "en_US", canonical: `${host}/user`, languages });
  expect(alternatesOf("/de", "/user")).toEqual({ locale: "de_DE", canonical: `${host}/de/user`, languages });
});

test("a page that nobody has translated leads search engines to the original, and names no languages", () => {
  expect(alternatesOf("/de", "/new")).toEqual({ locale: "de_DE", canonical: `${host}/new` });
  expect(alternatesOf("", "/new")).toEqual({ locale: "en_US", canonical: `${host}/new` });
});

test("a page that the site makes is in every language", () => {
  expect(alternatesOf("/de", "/tags").languages).toMatchObject({ de: `${host}/de/tags` });
});

test("a page that search engines leave out names no languages", () => {
  expect(alternatesOf("/de", "/search", { robots: { index: false } })).not.toHaveProperty("languages");
});

test("the newest version of a page counts; one that is gone counts where it is", () => {
  expect(alternatesOf("/2026.3", "/user").canonical).toBe(`${host}/user`);
  expect(alternatesOf("/2026.3", "/gone").canonical).toBe(`${host}/2026.3/gone`);
});

test("a page tells of the feeds of a blog where there is one, beside those of its own", () => {
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
