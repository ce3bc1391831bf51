import { escapeHtml, unescapeHtml } from "../escape-html";
import { isRecord } from "../input/is-record";
import { textValue } from "../input/text-value";
import { isExternal } from "../paths";
import { parseInline } from "./inline-text";
import { parseTime } from "./parse-time";

type Data = Readonly<Record<string, unknown>>;

/** Front matter of other tools, normalized. */
type ForeignFacts = {
  title?: string;
  description?: string;
  sidebarLabel?: string;
  /** Sort position among siblings. */
  position?: number;
  /** The page it is below, by title, and the page that one is below. */
  parent?: { title: string; under?: string };
  /** Whether it is kept out of the navigation. */
  isHidden: boolean;
  /** Address: relative to the root of the site with a leading slash, otherwise to its folder. */
  slug?: string;
  /** The last segment of its address, if there is no slug. */
  id?: string;
  /** Former addresses, relative to the root or its folder. */
  aliases: string[];
  /** Day of the last change. */
  date?: string;
  /** Markdown to put before the text: the hero and features that a landing page has in its front matter. */
  opening?: string;
};

/** Keys for the sidebar label in Docusaurus, Hugo, Mintlify, Nextra, and themes of Jekyll; Nuxt Content has `navigation.title`. */
const labels = [
  "sidebar_label",
  "linkTitle",
  "sidebarTitle",
  "sidebar_title",
  "nav_title",
  "menuTitle",
  "navigation.title",
];

/** Keys that are read here, or set what this site decides for itself, so ignoring them costs readers nothing. */
export const understood = [
  ...labels,
  ..."sidebar sidebar_position sidebar_class_name order nav_order weight slug permalink url lastUpdated".split(" "),
  ..."date hero features id layout template head hide_title titleTemplate toc_max_heading_level outline".split(" "),
  ..."tableOfContents editLink editUrl editLinks prev next pagefind i18nReady keywords image aliases".split(" "),
  ..."redirect_from pagination_next pagination_prev custom_edit_url hide_table_of_contents".split(" "),
  ..."parent grand_parent has_children nav_exclude navigation navigation.icon surround head.title headless".split(" "),
  ..."sort_rank uid orphan substitutions".split(" "),
];

/** Normalizes front matter of VitePress, Docusaurus, Starlight, and similar tools. Of synonymous keys, the one nearest to ours wins. */
export function foreignFacts(data: Data): ForeignFacts {
  const sidebar = isRecord(data.sidebar) ? data.sidebar : {};
  const hero = isRecord(data.hero) ? data.hero : {};
  const navigation = isRecord(data.navigation) ? data.navigation : {};
  const [parent, under] = [textValue(data.parent), textValue(data.grand_parent)];
  const position = Number(
    data.sidebar_position ??
      sidebar.order ??
      data.order ??
      data.nav_order ??
      data.weight ??
      data.sort_rank ??
      Number.NaN,
  );
  return {
    title: textValue(data.title) ?? textValue(hero.title) ?? textValue(hero.name),
    description: plainDescription(textValue(data.description)) ?? textValue(hero.tagline),
    sidebarLabel:
      labels.map((key) => textValue(data[key])).find((text) => text !== undefined) ??
      textValue(sidebar.label) ??
      textValue(navigation.title),
    ...(Number.isFinite(position) && { position }),
    ...(parent !== undefined && { parent: { title: parent, ...(under !== undefined && { under }) } }),
    isHidden: data.nav_exclude === true || data.navigation === false,
    slug: slugOf(data.slug) ?? addressOf(data.permalink) ?? addressOf(data.url),
    id: idOf(data.id),
    aliases: [data.aliases, data.redirect_from]
      .flat()
      .flatMap((alias) => textValue(alias)?.replace(/\.html$/, "") ?? []),
    date: dateOf(data.lastUpdated ?? data.date),
    // Without a description, the tagline is shown below the title already.
    opening: openingOf(
      { ...hero, ...(textValue(data.description) === undefined && { tagline: undefined }) },
      data.features,
    ),
  };
}

// Neither the stars of paths nor those of file names are emphasis.
const emphasis = /(?<![^\s("“„])([_*])(?=\S)([^_*]+)(?<=\S)\1(?![\w/.*])/g;

/** A description without the Markdown that some themes of Hugo render in it. */
const plainDescription = (text: string | undefined): string | undefined =>
  text &&
  unescapeHtml(
    parseInline(text)
      .map((part) => (part.type === "text" ? part.text.replace(emphasis, "$2") : part.text))
      .join(""),
  );

/** A slug, unless it is the address of another site. */
const slugOf = (value: unknown): string | undefined => {
  const slug = textValue(value);
  return slug === undefined || isExternal(slug) ? undefined : slug;
};

/** A root-relative permalink of Jekyll or Hugo; undefined if it has placeholders, as in `/:year/:title`. */
const addressOf = (value: unknown): string | undefined =>
  typeof value === "string" && /^\/(?!\/)[^:{}]*$/.test(value) ? value.replace(/\.html$/, "") : undefined;

/** An id that looks like a name; others are machine-generated. */
const idOf = (id: unknown): string | undefined =>
  typeof id === "string" && /^[a-z][\w.-]*$/i.test(id) ? id : undefined;

/** A date, from a string or a date parsed by YAML. */
export function dateOf(value: unknown): string | undefined {
  if (typeof value !== "string" && !(value instanceof Date)) return undefined;
  const time = typeof value === "string" ? parseTime(value) : value.getTime();
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** Text, tagline, actions, and features of a landing page, on one line, so that line numbers of the body stay valid. */
function openingOf(hero: Data, features: unknown): string | undefined {
  const actions = recordsOf(hero.actions).flatMap((action) => linkOf(action.text, action.link));
  const parts = recordsOf(features).flatMap((feature) => {
    const [title] = linkOf(feature.title, feature.link);
    return title === undefined
      ? []
      : [`<li><strong>${title}</strong> ${asHtml(textValue(feature.details) ?? "")}</li>`];
  });
  const [text, tagline] = [textValue(hero.text), textValue(hero.tagline)];
  const lines = [
    ...(text === undefined ? [] : [`<p><strong>${asHtml(text)}</strong></p>`]),
    ...(tagline === undefined ? [] : [`<p>${asHtml(tagline)}</p>`]),
    ...(actions.length > 0 ? [`<p>${actions.join(" · ")}</p>`] : []),
    ...(parts.length > 0 ? [`<ul>${parts.join("")}</ul>`] : []),
  ];
  return lines.length > 0 ? `<div>${lines.join("")}</div>` : undefined;
}

const recordsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function linkOf(words: unknown, link: unknown): string[] {
  const text = textValue(words);
  if (text === undefined) return [];
  const href = textValue(link);
  return [href === undefined ? asHtml(text) : `<a href="${asHtml(href)}">${asHtml(text)}</a>`];
}

/** Escapes text as HTML on a page, where braces would begin an expression. */
const asHtml = (text: string) =>
  escapeHtml(text.replace(/<[^>]*>/g, "").replace(/\s+/g, " "))
    .replaceAll("{", "&#123;")
    .replaceAll("}", "&#125;");
