import type { BlogPosting, BreadcrumbList, Graph, TechArticle, WebSite, WithContext } from "schema-dts";
import { pages } from "#texts/pages";
import { rfc3339 } from "../blog/feeds";
import type { Post } from "../blog/post";
import { tagLabel } from "../blog/vocabulary";
import { fullAddress, languageCode } from "../nav/edition";
import { breadcrumbsOf } from "../nav/resolve";
import { topicOf } from "../nav/tags";
import { site } from "../site";
import type { DocSource, PageMetadata, Sidebar } from "../types";
import { socialImageOf } from "./social";

const context = "https://schema.org";
const publisher = { "@type": "Organization", name: site.brand.name, url: site.publisherUrl ?? site.url } as const;

/** The site itself, and how it is searched (schema.org/SearchAction, as search engines read it). */
export function websiteData(): WithContext<WebSite> {
  const action = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${fullAddress("/search")}?q={query}` },
    "query-input": "required name=query",
  } as const;
  return {
    "@context": context,
    "@type": "WebSite",
    name: pages.documentation,
    url: fullAddress("/"),
    description: pages.description,
    inLanguage: languageCode,
    publisher,
    potentialAction: action,
  };
}

/** A page of the documentation, with its canonical address `url`, and the way to it from the home page. */
export function articleData(
  { doc: { path }, frontMatter, untranslated }: DocSource,
  { author, date }: PageMetadata,
  sidebar: Sidebar | undefined,
  url: string,
): Graph {
  const { title, description } = frontMatter;
  const article: TechArticle = {
    "@type": "TechArticle",
    headline: title,
    description,
    url,
    inLanguage: untranslated?.language ?? languageCode,
    ...(date && { dateModified: date }),
    author: author ? { "@type": "Person", name: author } : publisher,
    publisher,
    ...(frontMatter.tags.length > 0 && { keywords: frontMatter.tags.map((tag) => topicOf(tag).label) }),
  };
  return { "@context": context, "@graph": [article, breadcrumbs(path, title, sidebar)] };
}

/** Entries without a page are left out: every step must lead somewhere. */
function breadcrumbs(path: string, title: string, sidebar: Sidebar | undefined): BreadcrumbList {
  const above = sidebar ? [{ label: sidebar.label, href: sidebar.href }, ...breadcrumbsOf(sidebar.items, path)] : [];
  const steps = new Map<string, string>([["/", site.title]]);
  for (const { label, href } of above) if (href && !steps.has(href)) steps.set(href, label);
  if (!steps.has(path)) steps.set(path, title);
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...steps].map(([href, name], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: fullAddress(href),
    })),
  };
}

/** A post of the blog, with its canonical address `url`; `updated` is the day of the last change to its file. */
export function postingData(post: Post, url: string, updated?: string): WithContext<BlogPosting> {
  return {
    "@context": context,
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    datePublished: rfc3339(post),
    dateModified: updated ?? rfc3339(post),
    author: { "@type": "Person", name: post.author },
    publisher,
    image: fullAddress(socialImageOf(post.path).url),
    mainEntityOfPage: url,
    keywords: post.tags.map(tagLabel),
    inLanguage: post.untranslated?.language ?? languageCode,
  };
}
