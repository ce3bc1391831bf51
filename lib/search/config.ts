import { base, languageCode, olderVersion, withBase } from "../nav/edition";
import { lastVersion } from "../nav/editions";
import { site } from "../site";
import { inlined } from "../site/inlined";

/** Credentials of the hosted search service. */
export type HostedConfig = {
  appId: string;
  apiKey: string;
  index: string;
  /** ID of the assistant that answers questions. Without it Ask is off, since the site's own index is not used beside the hosted one. */
  assistantId?: string;
  /**
   * Replaces the service's own hosts for searches: a proxy, or the loopback server of a test. The assistant always uses the service's host.
   */
  host?: string;
};

/** The environment variables set at build time. */
type Given = { [Name in keyof typeof inlined.search]?: string };

/** The hosted service if application ID and search key are set; undefined means the site's own index. */
export function readHosted({ appId, apiKey, index, assistantId, host }: Given): HostedConfig | undefined {
  if (!appId || !apiKey) return undefined;
  return {
    appId,
    apiKey,
    index: index || site.brand.name.toLowerCase(),
    ...(assistantId && { assistantId }),
    ...(host && { host: host.replace(/\/$/, "") }),
  };
}

/** The hosted service of this site, if it has one. */
export const hosted = readHosted(inlined.search);

/** The `hosts` option of the service's client; undefined keeps the client's defaults. */
export function serviceHosts({ host }: HostedConfig) {
  if (!host) return undefined;
  const { host: url, protocol } = new URL(host);
  return [
    { url, accept: "readWrite" as const, protocol: protocol === "http:" ? ("http" as const) : ("https" as const) },
  ];
}

/**
 * Origins that hosted search connects to, for a content security policy; the preferred one first: those of the service's client or of the
 * host that replaces them, and that of its assistant.
 */
export function serviceOrigins({ appId, host, assistantId }: HostedConfig): string[] {
  const id = appId.toLowerCase();
  if (host) return [new URL(host).origin, ...(assistantId ? [`https://${id}.algolia.net`] : [])];
  const spare = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...spare];
}

const versionName = olderVersion ?? lastVersion(site.versions.items).name;

/** Filters of every hosted query: the edition's language, and the tags of its version. */
export const facetFilters: (string | string[])[] = [
  `language:${languageCode}`,
  ["docusaurus_tag:default", `docusaurus_tag:docs-${site.versions.pluginId}-${versionName}`],
];

/** The same as one filter expression, for searches that do not accept a list. */
export const filterExpression = facetFilters
  .map((filter) => (typeof filter === "string" ? filter : `(${filter.join(" OR ")})`))
  .join(" AND ");

/** Where the site's own index is served. */
export const indexBase = `${withBase("/search-index")}/`;
/**
 * Key of the index in the reader's stored searches: the hosted index, or the product's name and the edition, because stored paths belong to
 * one edition.
 */
export const indexName = hosted?.index ?? `${site.brand.name.toLowerCase()}${base}`;
/** Maximum length of a query or question in characters. */
export const queryLimit = 512;
/** Path of the search page. */
export const searchPath = "/search";
