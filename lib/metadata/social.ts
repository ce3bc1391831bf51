import { pages } from "#texts/pages";
import { formatDay } from "../blog/dates";
import { blog } from "../blog/feeds";
import { reservedSlugs } from "../blog/lists";
import type { Post } from "../blog/post";
import { site } from "../site";
import type { Sidebars } from "../types";

/** One preview image: its file below `/social` and the words drawn on it. */
export type SocialCard = {
  file: string;
  /** Name of the site. */
  name: string;
  eyebrow: string;
  title: string;
};

const { width, height } = site.socialImage;

/** Characters that the font subsets in `app/social/fonts` do not have. */
const undrawn =
  /[^ -~\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2191\u2193\u2212\u2215]/gu;

/** Replacements for characters that Unicode does not decompose: letters with a stroke, and the hyphen U+2010. */
const plainForms: Readonly<Record<string, string>> = {
  ...{ Ł: "L", ł: "l", Đ: "D", đ: "d", Ħ: "H", ħ: "h", Ŧ: "T", ŧ: "t", Ŋ: "N", ŋ: "n", ẞ: "SS" },
  "\u2010": "-",
};

/**
 * Reduces a text to characters that the bundled font has, without accents on other letters: for missing characters the renderer would
 * request a font over the network. A word that would lose a letter is left out; empty for a script that the font does not support.
 */
export function drawableText(text: string): string {
  const drawn = text.normalize("NFC").split(/\s+/).map(drawableWord).filter(Boolean).join(" ");
  return isSpoken.test(drawn) ? drawn : "";
}

const isSpoken = /[\p{L}\p{N}]/u;

function drawableWord(word: string): string {
  const plain = word.replace(undrawn, (sign) =>
    [...sign.normalize("NFKD")].map((part) => plainForms[part] ?? part.replace(/\p{M}/u, "")).join(""),
  );
  return plain.match(undrawn)?.some((sign) => isSpoken.test(sign)) ? "" : plain.replace(undrawn, "");
}

/** Every social preview: the default, one for each section, the blog and each of its posts. */
export function socialCards(sidebars: Sidebars, posts: readonly Post[], siteName = site.brand.name): SocialCard[] {
  const name = drawableText(siteName);
  return namedCards(sidebars, posts).map(({ file, eyebrow, title }) => ({
    file,
    name,
    eyebrow: drawableText(eyebrow),
    title: drawableText(title) || name,
  }));
}

function namedCards(sidebars: Sidebars, posts: readonly Post[]): Omit<SocialCard, "name">[] {
  return [
    { file: "default.png", eyebrow: pages.eyebrow, title: pages.claim },
    ...Object.entries(sidebars).map(([id, { label }]) => ({
      file: `${id}.png`,
      eyebrow: pages.eyebrow,
      title: label,
    })),
    { file: "blog.png", eyebrow: pages.blog.name, title: blog.description.split(",")[0] ?? blog.title },
    ...posts.map(({ slug, title, date }) => ({
      file: `blog/${slug}.png`,
      eyebrow: `${pages.blog.name} · ${formatDay(date)}`,
      title,
    })),
  ];
}

/**
 * The social preview of a page for `openGraph.images`: posts have their own, pages of the blog and of a sidebar share one, the others use
 * the default.
 */
export function socialImageOf(path: string, sidebar?: string) {
  const [, section, slug] = path.split("/");
  const isPost = section === "blog" && slug !== undefined && !reservedSlugs.includes(slug);
  const name = isPost ? `blog/${slug}` : section === "blog" ? "blog" : (sidebar ?? "default");
  return { url: `/social/${name}.png`, width, height, alt: `${pages.documentation}: ${pages.claim}` };
}
