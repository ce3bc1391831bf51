import { escapeHtml } from "../escape-html";
import { isRecord } from "../input/is-record";
import { textValue } from "../input/text-value";
import { parseTime } from "./parse-time";

type Data = Readonly<Record<string, unknown>>;

/** What the front matter of other tools says of a page, in our words. */
type ForeignFacts = {
  title?: string;
  description?: string;
  sidebarLabel?: string;
  /** Place among its neighbors. */
  position?: number;
  /** Its address: from the root of the site with a slash in front, else from its folder. */
  slug?: string;
  /** The last part of its address, where no slug says that. */
  id?: string;
  /** Addresses that it had before, from the root or its folder. */
  aliases: string[];
  /** Day of the last change. */
  date?: string;
  /** Markdown that stands before the text: what an opening page says in its front matter. */
  opening?: string;
};

/** How the label in a sidebar is called: by Hugo, Nextra, and themes of both and of Jekyll. */
const labels = ["sidebar_label", "linkTitle", "sidebarTitle", "sidebar_title", "nav_title", "menuTitle"];

/** Keys that are read here, or say what this site decides for itself; their absence costs readers nothing. */
export const understood = [
  ...labels,
  ..."sidebar sidebar_position sidebar_class_name order nav_order weight slug permalink url lastUpdated".split(" "),
  ..."date hero features id layout template head hide_title titleTemplate toc_max_heading_level outline".split(" "),
  ..."tableOfContents editLink editUrl editLinks prev next pagefind i18nReady keywords image aliases".split(" "),
  ..."redirect_from pagination_next pagination_prev custom_edit_url hide_table_of_contents".split(" "),
];

/** Reads what VitePress, Docusaurus, Starlight and their like write; of what is said twice, the nearer to ours. */
export function foreignFacts(data: Data): ForeignFacts {
  const sidebar = isRecord(data.sidebar) ? data.sidebar : {};
  const hero = isRecord(data.hero) ? data.hero : {};
  const position = Number(
    data.sidebar_position ?? sidebar.order ?? data.order ?? data.nav_order ?? data.weight ?? Number.NaN,
  );
  return {
    title: textValue(data.title) ?? textValue(hero.title) ?? textValue(hero.name),
    description: textValue(data.description) ?? textValue(hero.tagline),
    sidebarLabel:
      labels.map((key) => textValue(data[key])).find((text) => text !== undefined) ?? textValue(sidebar.label),
    ...(Number.isFinite(position) && { position }),
    slug: textValue(data.slug) ?? addressOf(data.permalink) ?? addressOf(data.url),
    id: idOf(data.id),
    aliases: [data.aliases, data.redirect_from]
      .flat()
      .flatMap((alias) => textValue(alias)?.replace(/\.html$/, "") ?? []),
    date: dateOf(data.lastUpdated ?? data.date),
    // Without a description it is the tagline that stands below the title.
    opening: openingOf(
      { ...hero, ...(textValue(data.description) === undefined && { tagline: undefined }) },
      data.features,
    ),
  };
}

/** An address of Jekyll or Hugo from the root; one with places to fill in, as `/:year/:title`, is none. */
const addressOf = (value: unknown): string | undefined =>
  typeof value === "string" && /^\/(?!\/)[^:{}]*$/.test(value) ? value.replace(/\.html$/, "") : undefined;

/** A name; ids of other kinds are for machines. */
const idOf = (id: unknown): string | undefined =>
  typeof id === "string" && /^[a-z][\w.-]*$/i.test(id) ? id : undefined;

/** A day, from a text or what YAML makes of a day. */
export function dateOf(value: unknown): string | undefined {
  if (typeof value !== "string" && !(value instanceof Date)) return undefined;
  const time = typeof value === "string" ? parseTime(value) : value.getTime();
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** On one line, since the lines of the text keep their numbers: what it is, the tagline, where to go, and what there is. */
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

/** Text as HTML of a page, where braces would begin an expression. */
const asHtml = (text: string) =>
  escapeHtml(text.replace(/<[^>]*>/g, "").replace(/\s+/g, " "))
    .replaceAll("{", "&#123;")
    .replaceAll("}", "&#125;");
