import { describe, expect, test } from "vitest";
import { withBase, withoutBase } from "./edition";
import {
  type Configured,
  findEdition,
  inOtherVersions,
  isDefaultLanguage,
  languageOf,
  listEditions,
  mainPathOf,
  previewCommand,
} from "./editions";

const locale = (code: string, label: string) =>
  ({ code, label, direction: "ltr", calendar: "gregory", openGraph: code }) as const;
const next = { name: "current", label: "Next", path: "/", mainDocId: "user", isLast: true };
const old = { name: "2026.3", label: "2026.3", path: "/2026.3", mainDocId: "user", isLast: false };
const configured: Configured = {
  locales: { default: "en", items: [locale("en", "English"), locale("de", "Deutsch"), locale("nl", "Nederlands")] },
  versions: { items: [old, next] },
};
const bases = (given: Partial<Configured>) => listEditions({ ...configured, ...given }).map(({ base }) => base);

describe("editions", () => {
  test("are the last version in every language, and older versions in their configured languages", () => {
    expect(bases({})).toEqual(["", "/de", "/nl", "/2026.3"]);
    expect(bases({ versions: { items: [next, { ...old, locales: ["de"] }] } })).toContain("/de/2026.3");
  });
  test("are found by language and version, with an error that lists them if there is no match", () => {
    const editions = listEditions(configured);
    expect(findEdition(editions, "nl").locale.label).toBe("Nederlands");
    expect(findEdition(editions, undefined, "2026.3").version).toBe(old);
    expect(() => findEdition(editions, "fr")).toThrow('There is no edition "/fr"');
    expect(() => findEdition(editions, "fr")).toThrow(
      expect.objectContaining({ hint: "Editions: /, /de, /nl, /2026.3." }),
    );
    expect(() => findEdition(editions, "de", "2026.3")).toThrow('There is no edition "/de/2026.3"');
  });
  test.each([
    ["2026.2", [next, old], 'Older versions: 2026.3. Without EDITION_VERSION you get "current".'],
    ["current", [next], 'The site has none. Without EDITION_VERSION you get "current".'],
  ])("are rejected with a list of versions when there is no older version %s", (version, items, hint) => {
    const editions = listEditions({ ...configured, versions: { items } });
    expect(() => findEdition(editions, "de", version)).toThrow(
      expect.objectContaining({
        message: `There is no older version "${version}".`,
        hint,
        setting: { variables: "EDITION_VERSION" },
      }),
    );
  });
  test.each([
    ["no version is", [{ ...next, isLast: false }]],
    ["two versions are", [next, { ...old, isLast: true }]],
  ])("are rejected when %s the last", (_, items) => {
    expect(() => listEditions({ ...configured, versions: { items } })).toThrow(
      expect.objectContaining({ message: "Exactly one version must have isLast: true.", setting: { key: "isLast" } }),
    );
  });
  test("have the main page that their version names, which may be the home page", () => {
    const introduced = (mainDocId: string) =>
      listEditions({ ...configured, versions: { items: [{ ...next, mainDocId }] } }).map(mainPathOf);
    expect([introduced("user/guides")[0], introduced("index")[0]]).toEqual(["/user/guides", "/"]);
  });
  test("report whether they are in the default language, and the language of an untranslated page", () => {
    const editions = listEditions(configured);
    expect(editions.map(isDefaultLanguage)).toEqual([true, false, false, true]);
    expect(languageOf(editions, { untranslated: { language: "en" } })).toEqual({ lang: "en", dir: "ltr" });
    expect([languageOf(editions, {}), languageOf(editions, { untranslated: { language: "fr" } })]).toEqual([
      undefined,
      undefined,
    ]);
  });
  test("keep the reader's language in other versions that have it", () => {
    const editions = listEditions({ ...configured, versions: { items: [next, { ...old, locales: ["de"] }] } });
    const from = (language: string) =>
      inOtherVersions(editions, findEdition(editions, language)).map(({ base }) => base);
    expect(from("de")).toEqual(["/de", "/de/2026.3"]);
    expect(from("nl")).toEqual(["/nl", "/2026.3"]);
  });
  test.each([
    [
      "a default language that is not configured",
      { locales: { ...configured.locales, default: "fr" } },
      'The default language "fr" is not among locales.items.',
      "Write one of them: en, de, nl.",
      { key: "default", value: "fr" },
    ],
    [
      "no language at all",
      { locales: { ...configured.locales, items: [] } },
      'The default language "en" is not among locales.items.',
      "List it there.",
      { key: "default", value: "en" },
    ],
    [
      "an address that is not the version's name",
      { versions: { items: [next, { ...old, path: "/old" }] } },
      'The version "2026.3" is at "/old".',
      'Write path: "/2026.3".',
      { key: "path", value: "/old" },
    ],
    [
      "no version at all",
      { versions: { items: [] } },
      "The site has no versions.",
      "Add one to versions.items.",
      { key: "versions" },
    ],
    [
      "a version whose name is no part of an address",
      { versions: { items: [next, { ...old, name: "../x", path: "/../x" }] } },
      'The name "../x" of a version cannot be part of an address.',
      "Write it as 2026.3.",
      { key: "name", value: "../x" },
    ],
  ])("reject %s", (_, given, message, hint, setting) => {
    expect(() => bases(given)).toThrow(expect.objectContaining({ message, hint, setting }));
  });
});

describe("edition paths", () => {
  test.each([
    ["/", "", "/"],
    ["/user", "", "/user"],
    ["/", "/de", "/de"],
    ["/user", "/de", "/de/user"],
  ])("map the page %s of the edition %o to %s and back", (path, base, address) => {
    expect(withBase(path, base)).toBe(address);
    expect(withoutBase(address, base)).toBe(path);
  });
  test("of another edition do not match", () => {
    expect(withoutBase("/user", "/de")).toBeUndefined();
    expect(withoutBase("/developer", "/de")).toBeUndefined();
  });
});

test("previewCommand gives the command for the edition of a path", () => {
  const editions = listEditions({ ...configured, versions: { items: [next, { ...old, locales: ["de"] }] } });
  const commands = ["/de/user", "/de", "/2026.3/user", "/de/2026.3/user"].map((path) => previewCommand(editions, path));
  expect(commands).toEqual([
    "EDITION_LANGUAGE=de npm run dev",
    "EDITION_LANGUAGE=de npm run dev",
    "EDITION_VERSION=2026.3 npm run dev",
    "EDITION_LANGUAGE=de EDITION_VERSION=2026.3 npm run dev",
  ]);
  expect(["/", "/user", "/developers"].map((path) => previewCommand(editions, path))).toEqual(Array(3).fill(undefined));
});
