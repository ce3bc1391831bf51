import type { Locale } from "../site";

type Locales = { default: string; items: readonly Locale[] };

/** The language a page is in, by the first part of its path; the default language has none there. */
export function localeOf(locales: Locales, path: string): Locale {
  const find = (code: string | undefined) => locales.items.find((locale) => locale.code === code);
  const locale = find(path.split("/")[1]) ?? find(locales.default);
  if (locale) return locale;
  throw new Error(`The site's default language "${locales.default}" is not among locales.items of lib/site.ts.`);
}

/** Where a page is found in another language: the default one at its own path, the others below their code. */
export function localizedPath(locales: Locales, path: string, code: string): string {
  const { code: current } = localeOf(locales, path);
  const own = current === locales.default ? path : path.slice(current.length + 1) || "/";
  return code === locales.default ? own : `/${code}${own === "/" ? "" : own}`;
}
