import { escapeRegExp } from "../escape-regexp";
import { compressedEnds, compressibleEnds, type HostRules, isPrecompressed } from "./rules";

/** Paths that need no encoding in a header. */
const plainPath = "^[\\w/.-]+$";
/** A string in quotes. */
const quote = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/**
 * An include for a `server` block whose `root` is the export. Headers stand at the level of the server, since a location with
 * a header of its own inherits none; the cache rule is a variable for the same reason, and is not sent with errors.
 */
export function nginxFile(rules: HostRules): string {
  const { headers, cache, types, notIndexed, redirects, notFound, bases } = rules;
  const hashed = cache.hashed.map(escapeRegExp).join("|");
  const plain = Object.entries(types).map(([extension, type]) => [extension, type.split(";")[0] ?? type] as const);
  return `charset utf-8;
charset_types text/plain text/markdown text/css text/xml application/javascript application/json;
absolute_redirect off;
${compression(rules)}
gzip_vary on;
gzip_proxied any;
index index.html;
error_page 404 $not_found;
set $not_found ${notFound};
${bases.map((base) => `if ($uri ~ ${quote(`^${escapeRegExp(base)}/`)}) { set $not_found ${base}${notFound}; }\n`).join("")}
set $cache_rule ${quote(cache.revalidated)};
if ($uri ~ ${quote(`^(?:${hashed})`)}) { set $cache_rule ${quote(cache.forGood)}; }
add_header Cache-Control $cache_rule;
set $robots_rule "";
if ($uri ~ ${quote(`\\.(?:${notIndexed.join("|")})$`)}) { set $robots_rule noindex; }
add_header X-Robots-Tag $robots_rule;
${headers.map(([name, value]) => `add_header ${name} ${quote(value)} always;`).join("\n")}

# A page answers with and without a slash at the end, and as Markdown to clients that ask for it.
rewrite ^(.+)/$ $1;
set $page $uri;
${["", ...bases].map((base) => `if ($uri = ${base || "/"}) { set $page ${base}/index; }\n`).join("")}set $markdown "";
if (-f $document_root$page.md) { set $markdown $page.md; }
set $markdown_link "";
set $markdown_vary "";
if ($markdown) { set $markdown_vary Accept; }
if ($markdown ~ ${quote(plainPath)}) { set $markdown_link "<$markdown>; rel=\\"alternate\\"; type=\\"text/markdown\\""; }
add_header Link $markdown_link;
add_header Vary $markdown_vary;
set $asks_markdown "$http_accept|$markdown";
if ($asks_markdown ~ "text/markdown[^|]*[|]/") { rewrite ^ $markdown; }

location / { try_files $uri $uri.html =404; }
location = / { try_files /index.html =404; }
${["", ...bases].map((base) => `location = ${base}${notFound} { internal; }\n`).join("")}location ~ "/\\.(?!well-known/)" { return 404; }
${hideCompressed(rules)}${plain.map(([extension, type]) => `location ~ \\.${escapeRegExp(extension)}$ { types {} default_type ${type}; try_files $uri $uri.html =404; }`).join("\n")}
${redirects.flatMap(({ from, to }) => [from, `${from}.html`].map((path) => `location = ${quote(path)} { return 301 ${quote(target(to))}; }`)).join("\n")}
`;
}

/** Precompressed files are sent as is; without them nginx compresses on the fly. */
function compression(rules: HostRules): string {
  if (isPrecompressed(rules)) {
    return `# Where nginx has the module brotli_static (Debian: libnginx-mod-http-brotli-static), include nginx-brotli.conf beside this file.
gzip_static on;
gzip off;`;
  }
  return `gzip on;
gzip_types text/plain text/markdown text/css text/xml application/javascript application/json application/manifest+json application/yaml image/svg+xml;`;
}

/** A compressed file has no address of its own. */
const hideCompressed = (rules: HostRules) =>
  isPrecompressed(rules) ? `location ~ "${compressibleEnds(rules)}${compressedEnds}$" { return 404; }\n` : "";

/** A second include, for an nginx that has the module: without it the directive is an error. */
export const nginxBrotliFile = () => "brotli_static on;\n";

/** The redirect target with the request's query inserted before the fragment. */
function target(to: string): string {
  const [address = "", fragment] = to.replaceAll("$", "%24").split(/#(.*)/s);
  const query = address.includes("?") ? "" : "$is_args$args";
  return `${address}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}
