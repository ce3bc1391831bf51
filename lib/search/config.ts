import { lastVersion } from "../nav/versions";
import { site } from "../site";

/** Credentials of the hosted search service. */
export type HostedConfig = {
  appId: string;
  apiKey: string;
  index: string;
  /** Assistant that answers questions; without it answers are quoted from the site's own index. */
  assistantId?: string;
  /** Replaces the service's own hosts: a proxy, or the loopback server of a test. */
  host?: string;
};

/** Environment variables by name, as the owner sets them at build time. */
type Environment = Readonly<Record<string, string | undefined>>;

/** The hosted service when application id and search key are set; undefined means the site's own index. */
export function readHosted(environment: Environment): HostedConfig | undefined {
  const { NEXT_PUBLIC_SEARCH_APP_ID: appId, NEXT_PUBLIC_SEARCH_API_KEY: apiKey } = environment;
  if (!appId || !apiKey) return undefined;
  const assistantId = environment.NEXT_PUBLIC_SEARCH_ASSISTANT_ID;
  const host = environment.NEXT_PUBLIC_SEARCH_HOST;
  return {
    appId,
    apiKey,
    index: environment.NEXT_PUBLIC_SEARCH_INDEX || site.brand.name.toLowerCase(),
    ...(assistantId && { assistantId }),
    ...(host && { host: host.replace(/\/$/, "") }),
  };
}

/** Each variable is named in full because the bundler replaces the whole expression by its value. */
export const hosted = readHosted({
  NEXT_PUBLIC_SEARCH_APP_ID: process.env.NEXT_PUBLIC_SEARCH_APP_ID,
  NEXT_PUBLIC_SEARCH_API_KEY: process.env.NEXT_PUBLIC_SEARCH_API_KEY,
  NEXT_PUBLIC_SEARCH_INDEX: process.env.NEXT_PUBLIC_SEARCH_INDEX,
  NEXT_PUBLIC_SEARCH_ASSISTANT_ID: process.env.NEXT_PUBLIC_SEARCH_ASSISTANT_ID,
  NEXT_PUBLIC_SEARCH_HOST: process.env.NEXT_PUBLIC_SEARCH_HOST,
});

/** The hosts option of the service's client; undefined leaves the client its own. */
export function serviceHosts({ host }: HostedConfig) {
  if (!host) return undefined;
  const { host: url, protocol } = new URL(host);
  return [
    { url, accept: "readWrite" as const, protocol: protocol === "http:" ? ("http" as const) : ("https" as const) },
  ];
}

/** Filters on every hosted query: the language, and the tags of the documentation's one version. */
export const facetFilters: (string | string[])[] = [
  `language:${site.locales.default}`,
  ["docusaurus_tag:default", `docusaurus_tag:docs-${site.versions.pluginId}-${lastVersion(site.versions.items).name}`],
];

/** Where the site's own index is served. */
export const indexBase = `${site.basePath}search-index/`;
/** Name of the index in the reader's stored searches; the hosted index, or the product's name. */
export const indexName = hosted?.index ?? site.brand.name.toLowerCase();
/** Address of the search page. */
export const searchPath = `${site.basePath}search`;

/** Questions offered before the reader has asked one. */
export const suggestedQuestions = [
  "How do I lock an appointment?",
  "What is the difference between a profile and a layout?",
  "How do I rotate an API key?",
] as const;

/** Address of the search page for a query. */
export function searchHref(query: string): string {
  return query ? `${searchPath}?q=${encodeURIComponent(query)}` : searchPath;
}
