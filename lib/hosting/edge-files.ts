import { toHref } from "../paths";
import type { Header, HostRules } from "./rules";

const asJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** The headers of files by their extension. */
function byExtension({ types, notIndexed }: HostRules): [string, Header[]][] {
  const extensions = [...new Set([...Object.keys(types), ...notIndexed])];
  return extensions.map((extension) => {
    const type = types[extension];
    const lines: Header[] = type ? [["Content-Type", type]] : [];
    return [extension, notIndexed.includes(extension) ? [...lines, ["X-Robots-Tag", "noindex"]] : lines];
  });
}

/**
 * `_headers` of Netlify and Cloudflare. These hosts join all rules for one header that match an address, so there is no cache rule for
 * everything else: their default is the same, to revalidate. The worker's script has its own rule, so that no setting of the site's owner
 * lets it be cached.
 */
export function headersFile(rules: HostRules): string {
  const { headers, cache } = rules;
  const rule = (path: string, lines: readonly Header[]) =>
    `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
  return [
    rule("/*", headers),
    ...cache.hashed.map((prefix) => rule(`${prefix}*`, [["Cache-Control", cache.forGood]])),
    rule(cache.worker, [["Cache-Control", cache.revalidated]]),
    ...byExtension(rules).map(([extension, lines]) => rule(`/*.${extension}`, lines)),
  ].join("\n");
}

/** `_redirects` of Netlify and Cloudflare: fields are separated by blanks, so addresses are encoded. The first rule that matches decides. */
export function redirectsFile({ redirects, bases, notFound }: HostRules): string {
  const moved = redirects.map(({ from, to }) => `${toHref(from)} ${to} 301\n`);
  const longestFirst = bases.toSorted((a, b) => b.length - a.length);
  return [...moved, ...longestFirst.map((base) => `${base}/* ${base}${notFound} 404\n`)].join("");
}

/** `vercel.json`. The last rule that sets a header wins; sources are patterns of path-to-regexp. */
export function vercelFile(rules: HostRules): string {
  const { headers, cache, redirects } = rules;
  const rule = (source: string, lines: readonly Header[]) => ({
    source,
    headers: lines.map(([key, value]) => ({ key, value })),
  });
  const literal = (path: string) => toHref(path).replace(/[()[\]{}:*+?.\\]/g, "\\$&");
  return asJson({
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: literal(from), destination: to, statusCode: 301 })),
    headers: [
      rule("/(.*)", [...headers, ["Cache-Control", cache.revalidated]]),
      ...cache.hashed.map((prefix) => rule(`${literal(prefix)}(.*)`, [["Cache-Control", cache.forGood]])),
      ...byExtension(rules).map(([extension, lines]) => rule(`/(.*)\\.${extension}`, lines)),
    ],
  });
}

/** `staticwebapp.config.json` of Azure Static Web Apps. The first route that matches decides. */
export function staticWebAppFile({ headers, cache, types, notIndexed, redirects, notFound }: HostRules): string {
  return asJson({
    trailingSlash: "auto",
    globalHeaders: { ...Object.fromEntries(headers), "Cache-Control": cache.revalidated },
    mimeTypes: Object.fromEntries(Object.entries(types).map(([extension, type]) => [`.${extension}`, type])),
    routes: [
      ...redirects.map(({ from, to }) => ({ route: toHref(from), redirect: to, statusCode: 301 })),
      ...cache.hashed.map((prefix) => ({ route: `${prefix}*`, headers: { "Cache-Control": cache.forGood } })),
      { route: `/*.{${notIndexed.join(",")}}`, headers: { "X-Robots-Tag": "noindex" } },
    ],
    responseOverrides: { "404": { rewrite: notFound, statusCode: 404 } },
  });
}
