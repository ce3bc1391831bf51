import { z } from "zod";
import { addIssue, listBy, withMessage } from "../input/validate";
import { isLanguage } from "../is-language";
import { isAddressPart } from "../nav/reserved";
import type { Settings } from "../settings";
import { color } from "./color";

const text = z.string().trim().min(1);

/** A path on the site, a URL of another site, or a `mailto:` or `tel:` address. */
const href = z.string().regex(
  /^(?:\/(?!\/)|https?:\/\/[^\s/]|(?:mailto|tel):\S)/,
  withMessage((found) => `${found} is not an address.\nWrite a path such as /user, https:// and a host, or mailto:.`),
);

/** A URL template on another site with a `{…}` placeholder for each of `places`. */
const address = (...places: string[]) =>
  z
    .string()
    .regex(
      /^https?:\/\/[^\s/]+/,
      withMessage((found) => `${found} is not an address.\nWrite https:// and a host.`),
    )
    .refine(
      (written) => places.every((place) => written.includes(`{${place}}`)),
      withMessage(
        (found) =>
          `${found} has no place to fill in.\nWrite ${places.map((place) => `{${place}}`).join(" and ")} in it.`,
      ),
    );

const link = z.strictObject({ label: text, href });
const size = z.int().min(1);

/** The origin of a site: scheme and host, without a path. */
const origin = z.string().regex(
  /^https?:\/\/[^\s/?#]+$/,
  withMessage(
    (found) => `${found} is not the origin of a site.\nWrite https:// and the host, without a slash at the end.`,
  ),
);

const names = z.strictObject({
  name: text,
  domain: z.string().regex(
    /^[\w-]+(?:\.[\w-]+)+$/,
    withMessage((found) => `${found} is not a domain.\nWrite it as example.com.`),
  ),
});

const locale = z.strictObject({
  code: z.string().refine(
    (code) => isLanguage(code) && Intl.getCanonicalLocales(code)[0] === code,
    withMessage((found) => `${found} is not the code of a language.\nUse a BCP 47 language code, such as de or pt-BR.`),
  ),
  label: text,
  direction: z.enum(["ltr", "rtl"]),
  calendar: z.enum(Intl.supportedValuesOf("calendar")),
  openGraph: z.string().regex(
    /^[a-z]{2,3}_[A-Z]{2}$/,
    withMessage((found) => `${found} is not a language with a country.\nWrite it as de_DE.`),
  ),
});

const version = z.strictObject({
  name: text,
  label: text,
  path: text,
  mainDocId: text,
  isLast: z.boolean(),
  locales: z.array(text).optional(),
});

/** Schema of a product's settings. Without it, invalid settings would fail far from their source. */
export const siteSettingsSchema = z.strictObject({
  authored: names.optional(),
  brand: names.extend({ tagline: text }),
  color: color.optional(),
  mark: z.array(z.strictObject({ d: text, quiet: z.boolean() })).min(1),
  url: origin,
  title: text,
  titleDelimiter: text,
  heading: text,
  description: text,
  keywords: z.array(text),
  socialImage: z.strictObject({ src: href, width: size, height: size }),
  copyright: text.optional(),
  publisherUrl: address().optional(),
  editUrl: address("file").optional(),
  reportUrl: address("path").optional(),
  feedbackUrl: address("path", "answer").optional(),
  missingResultsUrl: address("query").optional(),
  assistants: z.array(z.strictObject({ label: text, href: address("prompt") })).optional(),
  serviceDescription: link.extend({ type: text }).optional(),
  feeds: z.array(link.extend({ type: text, section: text })).optional(),
  colorMode: z.strictObject({
    defaultMode: z.enum(["light", "dark"]),
    disableSwitch: z.boolean(),
    respectPrefersColorScheme: z.boolean(),
  }),
  sleepUntilTouched: z.boolean(),
  precompress: z.boolean(),
  offline: z.boolean(),
  announcementBar: z.strictObject({ id: text, message: text, link: link.optional() }).optional(),
  showOnlyChoice: z.boolean(),
  locales: z.strictObject({ path: text, default: text, items: listBy(locale, "code") }),
  versions: z.strictObject({ pluginId: text, items: listBy(version, "name", "path") }),
  navbar: z.array(link.extend({ items: z.array(link).optional() })),
  footer: z.array(z.strictObject({ title: text, items: z.array(link) })),
  tagline: text.optional(),
  tags: z.record(text, z.strictObject({ label: text, title: text, description: text })).superRefine((tags, context) => {
    for (const name of Object.keys(tags).filter((name) => !isAddressPart(name)))
      addIssue(context, [name], `"${name}" cannot be part of an address.`, "Write it as first-steps.");
  }),
  blog: z.strictObject({
    description: text,
    authors: z.record(text, text).optional(),
    pictures: z.array(text).readonly().optional(),
    tags: z.record(text, text),
  }),
}) satisfies z.ZodType<Settings>;
