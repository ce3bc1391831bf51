import { expect, test } from "vitest";
import { validate } from "../input/validate";
import { parseYaml } from "../input/yaml-document";
import { settings as plain } from "../plain/settings";
import { settings } from "../product/settings";
import { siteSettingsSchema } from "./settings-schema";

const told = (value: object) =>
  validate(siteSettingsSchema, parseYaml("settings.ts", "", { value })).issues.map(({ message, hint }) => [
    message,
    hint,
  ]);
const [english, german] = settings.locales.items;
const locale = (more: object) => ({ locales: { ...settings.locales, items: [english, { ...german, ...more }] } });

test("accepts the product's settings and the defaults of foreign trees", () => {
  expect(told(settings)).toEqual([]);
  expect(told(plain)).toEqual([]);
});

test.each(["/user", "https://a.example/b", "http://localhost:3000/x", "mailto:help@a.example", "tel:+491234"])(
  "accepts %s as a link",
  (href) => {
    expect(told({ ...settings, navbar: [{ label: "A", href }] })).toEqual([]);
  },
);

test.each([
  [{ url: "docs.example" }, '"docs.example" is not the origin of a site.'],
  [{ url: "https://docs.example/" }, '"https://docs.example/" is not the origin of a site.'],
  [{ url: "https://docs.example/handbook" }, '"https://docs.example/handbook" is not the origin of a site.'],
  [
    { tags: { "Bad Tag/..": { label: "A", title: "A", description: "A" } } },
    '"Bad Tag/.." cannot be part of an address.',
  ],
  [{ color: "blue" }, '"blue" is not a color.'],
  [{ color: "#ffff00" }, 'White text on "#ffff00" is not readable.'],
  [{ ofline: true }, 'Unknown key "ofline".'],
  [{ offline: "true" }, '"offline" must be true or false, found "true".'],
  [{ title: undefined }, 'The document has no "title".'],
  [{ brand: { ...settings.brand, domain: "https://a.example" } }, '"https://a.example" is not a domain.'],
  [locale({ code: "deutsch" }), '"deutsch" is not the code of a language.'],
  [locale({ code: "DE" }), '"DE" is not the code of a language.'],
  [locale({ code: "en" }), '"en" is listed twice.'],
  [locale({ direction: "lrt" }), '"locales.items[1].direction" cannot be "lrt".'],
  [locale({ calendar: "gregorian" }), '"locales.items[1].calendar" cannot be "gregorian".'],
  [locale({ openGraph: "de" }), '"de" is not a language with a country.'],
  [{ editUrl: "https://git.example/edit/" }, '"https://git.example/edit/" has no place to fill in.'],
  [{ reportUrl: "/support?page={path}" }, '"/support?page={path}" is not an address.'],
  [{ assistants: [{ label: "A", href: "https://a.example" }] }, '"https://a.example" has no place to fill in.'],
  [{ navbar: [{ label: "A", href: "user" }] }, '"user" is not an address.'],
  [{ navbar: [{ label: "A", href: "//a.example" }] }, '"//a.example" is not an address.'],
  [{ navbar: [{ label: "A", href: "javascript:a" }] }, '"javascript:a" is not an address.'],
  [{ navbar: [{ href: "/user" }] }, '"navbar[0]" has no "label".'],
  [{ footer: [{ title: "A" }] }, '"footer[0]" has no "items".'],
  [{ announcementBar: { message: "A" } }, '"announcementBar" has no "id".'],
  [{ tags: { a: { label: "A", title: "A" } } }, '"tags.a" has no "description".'],
])("rejects %j with a hint", (wrong, message) => {
  expect(told({ ...settings, ...wrong })).toEqual([[message, expect.any(String)]]);
});
