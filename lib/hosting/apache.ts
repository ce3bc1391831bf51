import { escapeRegExp } from "../escape-regexp";
import type { Redirect } from "../types";
import { compressedEnds, compressibleEnds, encodings, type HostRules, isPrecompressed } from "./rules";

const quote = (text: string) => `"${text.replace(/"/g, "\\$&")}"`;

/** `.htaccess` of Apache 2.4 with mod_headers and mod_rewrite, at the root of a site that allows it to override all. */
export function htaccessFile(rules: HostRules): string {
  const { headers, cache, types, notIndexed, redirects, notFound, bases } = rules;
  const maybeCompressed = isPrecompressed(rules) ? `(?:${compressedEnds})?` : "";
  const hashed = cache.hashed.map(escapeRegExp).join("|");
  const homes = ["", ...bases].map((base) => ({
    pattern: base ? `^${escapeRegExp(base.slice(1))}/?$` : "^$",
    name: `${base}/index`.slice(1),
  }));
  return `Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 ${notFound}
${bases.map((base) => `<If "%{REQUEST_URI} =~ m#^${escapeRegExp(base)}/#">\nErrorDocument 404 ${base}${notFound}\n</If>\n`).join("")}AddDefaultCharset utf-8
${Object.entries(types)
  .map(([extension, type]) => `AddType ${quote(type)} .${extension}`)
  .join("\n")}
${compressedTypes(rules)}
${notIndexed.map((extension) => `SetEnvIf Request_URI "\\.${extension}${maybeCompressed}$" not-indexed`).join("\n")}
# A server that compresses while it answers adds to the tag and would not know it again.
RequestHeader edit* If-None-Match "-(?:gzip|br)\\"" "\\""
Header set X-Robots-Tag noindex env=not-indexed
SetEnvIf Request_URI ${quote(`^(?:${hashed})`)} hashed
Header set Cache-Control ${quote(cache.revalidated)} env=!hashed
Header set Cache-Control ${quote(cache.forGood)} env=hashed
Header set Link "</%{REDIRECT_markdown}e.md>; rel=\\"alternate\\"; type=\\"text/markdown\\"" env=REDIRECT_markdown
Header append Vary Accept env=REDIRECT_markdown
${headers.map(([name, value]) => `Header always set ${name} ${quote(value)}`).join("\n")}

RewriteEngine On
RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]
${hideCompressed(rules)}${redirects.flatMap(redirect).join("\n")}
# A page says where it is as Markdown, and is Markdown to clients that ask for it.
RewriteCond %{DOCUMENT_ROOT}/$1.md -f
RewriteRule "^([\\w/.-]+?)/?$" - [E=markdown:$1]
${homes.map(({ pattern, name }) => `RewriteCond %{DOCUMENT_ROOT}/${name}.md -f\nRewriteRule "${pattern}" - [E=markdown:${name}]\n`).join("")}${homes.map(({ pattern, name }) => `${answer(rules, pattern, `/${name}.md`, asksMarkdown)}\n`).join("")}${answer(rules, "^(.+?)/?$", "/$1.md", asksMarkdown)}
# A page answers at its file's name with and without the extension and a slash at the end.
${answer(rules, "^(.+?)/?$", "/$1.html")}
${answer(rules, "^$", "/index.html")}
${sendCompressed(rules, "^(.+)$", "/$1")}# A folder that is no page is not found, rather than forbidden.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule "." - [R=404,L]
`;
}

const asksMarkdown = ["RewriteCond %{HTTP:Accept} text/markdown"];

/** The reader's query is kept. Apache would append it to a fragment, so a target with one gets a rule that puts it before. */
function redirect({ from, to }: Redirect): string[] {
  const rule = (target: string) =>
    `RewriteRule ${quote(`^${escapeRegExp(from.slice(1))}(?:\\.html|/)?$`)} ${quote(target)} [R=301,NE,L]`;
  const target = to.replace(/[%$\\]/g, "\\$&");
  const [address = "", fragment] = target.split(/#(.*)/s);
  if (fragment === undefined || address.includes("?")) return [rule(target)];
  return ["RewriteCond %{QUERY_STRING} .", rule(`${address}?%{QUERY_STRING}#${fragment}`), rule(target)];
}

/** Answers addresses of the form `pattern` with `file` where it exists and `conditions` hold, compressed if the client takes it. */
function answer(rules: HostRules, pattern: string, file: string, conditions: readonly string[] = []): string {
  const lines = [...conditions, `RewriteCond %{DOCUMENT_ROOT}${file} -f`, `RewriteRule "${pattern}" "${file}" [END]`];
  return `${sendCompressed(rules, pattern, file, conditions)}${lines.join("\n")}`;
}

/** The compressed forms of `file`, where they exist. A client that gives one the quality 0 does not take it. */
function sendCompressed(rules: HostRules, pattern: string, file: string, conditions: readonly string[] = []): string {
  if (!isPrecompressed(rules)) return "";
  const takes = (name: string) => `(?:^|,)\\s*${name}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`;
  const rule = ([extension, name]: (typeof encodings)[number]) => [
    ...conditions,
    `RewriteCond %{HTTP:Accept-Encoding} "${takes(name)}" [NC]`,
    `RewriteCond %{DOCUMENT_ROOT}${file}.${extension} -f`,
    // Without the variable mod_deflate would compress them again.
    `RewriteRule "${pattern}" "${file}.${extension}" [E=no-gzip:1,END]`,
  ];
  return `${encodings.flatMap(rule).join("\n")}\n`;
}

/** A compressed file has the type of what is in it, whatever its extension means to the server: `.br` is Breton to some. */
function compressedTypes(rules: HostRules): string {
  if (!isPrecompressed(rules)) return "";
  const type = ([extension, type]: [string, string]) =>
    `<FilesMatch "\\.${extension}${compressedEnds}$">\nForceType ${quote(type)}\n</FilesMatch>`;
  const encoding = ([extension, name]: (typeof encodings)[number]) =>
    `<FilesMatch "${compressibleEnds(rules)}\\.${extension}$">\nAddEncoding ${name} .${extension}\nRemoveLanguage .${extension}\n</FilesMatch>`;
  return `${[...Object.entries(rules.precompressed).map(type), ...encodings.map(encoding)].join("\n")}
<FilesMatch "${compressibleEnds(rules)}(?:${compressedEnds})?$">
Header merge Vary Accept-Encoding
</FilesMatch>
`;
}

/** A compressed file has no address of its own. */
const hideCompressed = (rules: HostRules) =>
  isPrecompressed(rules) ? `RewriteRule "${compressibleEnds(rules)}${compressedEnds}$" - [R=404,L]\n` : "";
