import { expect, test } from "vitest";
import { localeOf, localizedPath } from "./locales";

const locale = (code: string, label: string) => ({ code, label, direction: "ltr", calendar: "gregory" }) as const;
const locales = {
  default: "en",
  items: [locale("en", "English"), locale("nl", "Nederlands"), locale("de", "Deutsch")],
};

test.each([
  ["/user/layouts", "en"],
  ["/", "en"],
  ["/nl", "nl"],
  ["/nl/user/layouts", "nl"],
  ["/nlx", "en"],
])("%s is in %s", (path, code) => {
  expect(localeOf(locales, path).code).toBe(code);
});

test.each([
  ["/user/layouts", "nl", "/nl/user/layouts"],
  ["/", "nl", "/nl"],
  ["/nl/user/layouts", "en", "/user/layouts"],
  ["/nl", "en", "/"],
  ["/nl/user/layouts", "de", "/de/user/layouts"],
  ["/nl/user/layouts", "nl", "/nl/user/layouts"],
])("%s in %s is %s", (path, code, expected) => {
  expect(localizedPath(locales, path, code)).toBe(expected);
});

test("a default language that is not configured is a mistake of the owner's", () => {
  expect(() => localeOf({ default: "fr", items: locales.items }, "/")).toThrow(
    'The site\'s default language "fr" is not among locales.items of lib/site.ts.',
  );
});
