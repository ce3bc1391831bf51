import type { HostRules } from "./rules";

const quote = (text: string) => `"${text.replace(/["]/g, "\\$&")}"`;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `.htaccess` of Apache 2.4 with mod_headers and mod_rewrite, at the root of a site that allows it to override all. */
export function htaccessFile({ headers, cache, types, notIndexed, redirects, notFound, bases }: HostRules): string {
  const hashed = cache.hashed.map(literal).join("|");
  return `Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 ${notFound}
${bases.map((base) => `<If "%{REQUEST_URI} =~ m#^${literal(base)}/#">\nErrorDocument 404 ${base}${notFound}\n</If>\n`).join("")}AddDefaultCharset utf-8
${Object.entries(types)
  .map(([extension, type]) => `AddType ${quote(type)} .${extension}`)
  .join("\n")}

${notIndexed.map((extension) => `SetEnvIf Request_URI "\\.${extension}$" not-indexed`).join("\n")}
Header set X-Robots-Tag noindex env=not-indexed
SetEnvIf Request_URI ${quote(`^(?:${hashed})`)} hashed
Header set Cache-Control ${quote(cache.revalidated)} env=!hashed
Header set Cache-Control ${quote(cache.forGood)} env=hashed
Header set Link "</%{REDIRECT_markdown}e.md>; rel=\\"alternate\\"; type=\\"text/markdown\\"" env=REDIRECT_markdown
Header append Vary Accept env=REDIRECT_markdown
${headers.map(([name, value]) => `Header always set ${name} ${quote(value)}`).join("\n")}

RewriteEngine On
RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]
${redirects.map(({ from, to }) => `RewriteRule ${quote(`^${literal(from.slice(1))}(?:\\.html|/)?$`)} ${quote(to.replace(/[%$\\]/g, "\\$&"))} [R=301,NE,L]`).join("\n")}
# A page says where it is as Markdown, and is Markdown to clients that ask for it.
RewriteCond %{DOCUMENT_ROOT}/$1.md -f
RewriteRule "^([\\w/.-]+?)/?$" - [E=markdown:$1]
RewriteCond %{HTTP:Accept} text/markdown
RewriteCond %{DOCUMENT_ROOT}/$1.md -f
RewriteRule "^(.+?)/?$" "/$1.md" [END]
# A page answers at its file's name with and without the extension and a slash at the end.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule "^(.+?)/?$" "/$1.html" [END]
`;
}
