import { isInSection, pathOf } from "../paths";
import type { Locale, VersionEntry } from "../settings";
import type { Language, Untranslated } from "../types";
import { baseOf } from "./edition";
import { EditionError } from "./edition-error";
import { isAddressPart } from "./reserved";

/** One language of one version of the documentation: what one export shows. */
export type Edition = {
  locale: Locale;
  version: VersionEntry;
  /** What the environment calls it: its language and its version, each where it is not the default one. */
  named: { language?: string; version?: string };
  /** What stands before its addresses: `/de`, `/2026.3`; nothing for the default edition. */
  base: string;
};

/** Languages and versions in the settings. */
export type Configured = {
  locales: { default: string; items: readonly Locale[] };
  versions: { items: readonly VersionEntry[] };
};

/**
 * Every edition, the default one first: the last version in all languages, older ones in the default language and those they name.
 * @throws EditionError if the configuration names an unknown language, has no last version, or several, or gives a version a name that
 * cannot be in an address, or a path other than its name.
 */
export function listEditions({ locales, versions }: Configured): Edition[] {
  const last = lastVersion(versions.items);
  const first = locales.items.find(({ code }) => code === locales.default);
  if (!first)
    throw new EditionError(
      `The default language "${locales.default}" is not among locales.items.`,
      `${locales.items.length > 0 ? `Write one of them: ${locales.items.map(({ code }) => code).join(", ")}.` : "List it there."}`,
      { key: "default", value: locales.default },
    );
  const ordered = [last, ...versions.items.filter((version) => version !== last)];
  return ordered.flatMap((version) => {
    const path = version === last ? "/" : `/${version.name}`;
    if (version !== last && !isAddressPart(version.name)) {
      const message = `The name "${version.name}" of a version cannot be part of an address.`;
      throw new EditionError(message, "Write it as 2026.3.", { key: "name", value: version.name });
    }
    if (version.path !== path) {
      throw new EditionError(`The version "${version.name}" is at "${version.path}".`, `Write path: "${path}".`, {
        key: "path",
        value: version.path,
      });
    }
    const others = locales.items.filter(
      (locale) => locale !== first && (version === last || version.locales?.includes(locale.code)),
    );
    return [first, ...others].map((locale) => {
      const named = {
        ...(locale !== first && { language: locale.code }),
        ...(version !== last && { version: version.name }),
      };
      return { locale, version, named, base: baseOf(named.language, named.version) };
    });
  });
}

/** The edition that an environment names. @throws EditionError with the known ones for a name that is none of them. */
export function findEdition(editions: readonly Edition[], language?: string, version?: string): Edition {
  const wanted = baseOf(language, version);
  const edition = editions.find(({ base }) => base === wanted);
  if (edition) return edition;
  const older = new Set(editions.flatMap(({ named }) => named.version ?? []));
  if (version && !older.has(version)) throw unknownVersion(version, [...older], editions[0]?.version.name ?? "");
  const known = editions.map(({ base }) => base || "/").join(", ");
  throw new EditionError(`There is no edition "${wanted}".`, `Editions: ${known}.`, {
    variables: "EDITION_LANGUAGE, EDITION_VERSION",
  });
}

function unknownVersion(version: string, older: readonly string[], last: string): EditionError {
  const known = older.length > 0 ? `Older versions: ${older.join(", ")}.` : "The site has none.";
  const hint = `${known} Without EDITION_VERSION you get "${last}".`;
  return new EditionError(`There is no older version "${version}".`, hint, { variables: "EDITION_VERSION" });
}

/**
 * The version in this repository's `content`, which readers get by default; it may be in the list several times, once for each language.
 * @throws EditionError when there is none, or more than one.
 */
export function lastVersion(versions: readonly VersionEntry[]): VersionEntry {
  const [version, ...others] = versions.filter(({ isLast }) => isLast);
  if (version && others.every(({ name }) => name === version.name)) return version;
  if (versions.length === 0)
    throw new EditionError("The site has no versions.", "Add one to versions.items.", { key: "versions" });
  const hint = "Write isLast: true for one, and false for others.";
  throw new EditionError("Exactly one version must have isLast: true.", hint, { key: "isLast" });
}

/** The page that introduces an edition's version. */
export const mainPathOf = ({ version }: Edition): string => pathOf(version.mainDocId);

/** True for the language that pages are written in. */
export const isDefaultLanguage = ({ named }: Edition): boolean => named.language === undefined;

/** The other languages of an edition's version, and the edition itself, in the order of the configuration. */
export const inOtherLanguages = (editions: readonly Edition[], { version }: Edition): Edition[] =>
  editions.filter((edition) => edition.version.name === version.name);

/** Each version in the edition's language, or in the default one where it was not translated. */
export function inOtherVersions(editions: readonly Edition[], { locale }: Edition): Edition[] {
  const names = [...new Set(editions.map(({ version }) => version.name))];
  return names.flatMap((name) => {
    const candidates = editions.filter(({ version }) => version.name === name);
    return candidates.find((edition) => edition.locale.code === locale.code) ?? candidates[0] ?? [];
  });
}

/**
 * Where a page of an older version is in the newest one: at its own path, or where it is gone, at the version's main page. Undefined in the
 * newest version. `versions`: paths of pages by the name of their version.
 */
export function inNewest(
  { edition, editions }: { edition: Edition; editions: readonly Edition[] },
  versions: ReadonlyMap<string, ReadonlySet<string>>,
  path: string,
): { path: string; base: string } | undefined {
  if (edition.version.isLast) return undefined;
  const newest = inOtherVersions(editions, edition).find(({ version }) => version.isLast);
  if (!newest) return undefined;
  return { path: versions.get(newest.version.name)?.has(path) ? path : mainPathOf(newest), base: newest.base };
}

/** The language of a page's text if it differs from that of its edition. */
export function languageOf(editions: readonly Edition[], { untranslated }: Untranslated): Language {
  const written = editions.find(({ locale }) => locale.code === untranslated?.language)?.locale;
  return written && { lang: written.code, dir: written.direction };
}

/** Attributes of a title or summary that is not in its edition's language. Its direction follows from the text. */
export const titleLanguage = ({ untranslated }: Untranslated) => inLanguage(untranslated?.language);

/** The same for a text whose language is known only where it differs. */
export const inLanguage = (language: string | undefined) =>
  language ? { lang: language, dir: "auto" as const } : undefined;

/** The command that previews the edition at an address, when it is not the default one: `EDITION_LANGUAGE=de npm run dev`. */
export function previewCommand(editions: readonly Edition[], path: string): string | undefined {
  // Search from the end: editions of older versions, whose base may start with that of a language, come last.
  const edition = editions.findLast(({ base }) => base && isInSection(path, base));
  const { language, version } = edition?.named ?? {};
  const names = [language && `EDITION_LANGUAGE=${language}`, version && `EDITION_VERSION=${version}`].filter(Boolean);
  return names.length > 0 ? `${names.join(" ")} npm run dev` : undefined;
}
