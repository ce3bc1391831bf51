import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { htaccessFile } from "./apache";
import { cloudFrontRequest, cloudFrontResponse } from "./cloudfront";
import { headersFile, redirectsFile, staticWebAppFile, vercelFile } from "./edge-files";
import { writeHostFiles } from "./host-files";
import { nginxFile } from "./nginx";
import { hostRules } from "./rules";

const rules = hostRules({
  inlineScripts: ["abc="],
  searchHosts: ["https://search.example"],
  inlineStyles: [],
  drawsDiagrams: false,
  isAsleep: true,
  precompressed: true,
  redirects: [
    { from: "/old page (1)", to: "/new page" },
    { from: "/support", to: "https://support.example" },
  ],
  bases: ["/de"],
});
const policy = (inlineScripts: string[], drawsDiagrams = false, inlineStyles: string[] = [], isAsleep = true) => {
  const { headers } = hostRules({
    inlineScripts,
    searchHosts: [],
    inlineStyles,
    drawsDiagrams,
    isAsleep,
    precompressed: true,
    redirects: [],
    bases: [],
  });
  return new Map(headers).get("Content-Security-Policy");
};

test("the policy allows the inline scripts and search hosts, and nothing else external", () => {
  expect(new Map(rules.headers).get("Content-Security-Policy")).toBe(
    "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; img-src 'self' data:; " +
      "media-src 'self'; font-src 'self'; connect-src 'self' https://search.example; worker-src 'self'; manifest-src 'self'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  );
});

test("falls back to 'unsafe-inline' when there are too many inline scripts to list by hash", () => {
  expect(policy(["a", "b"])).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy(Array.from({ length: 9 }, (_, number) => `${number}`))).toContain("script-src 'self' 'unsafe-inline';");
});

test("allows arbitrary inline styles only when browsers draw diagrams", () => {
  expect(policy([], true)).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy([], false, ["abc="])).toContain("style-src 'self' 'sha256-abc=';");
  // Browsers ignore 'unsafe-inline' next to a hash, which would block the styles that mermaid writes.
  expect(policy([], true, ["abc="])).toContain("style-src 'self' 'unsafe-inline';");
});

test("requires Trusted Types only when pages are asleep, whose default policy runs before all other code", () => {
  expect(policy([])).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
  expect(policy([], true)).toMatch(/; trusted-types default dompurify$/);
  expect(policy([], false, [], false)).not.toContain("trusted-types");
});

test("a headers file has one block per path, lines within the host's limits, and one cache rule per path", () => {
  const text = headersFile(rules);
  const blocks = text
    .trimEnd()
    .split("\n\n")
    .map((block) => block.split("\n"));
  expect(blocks.map(([path]) => path)).toEqual([
    "/*",
    "/_next/static/*",
    "/search-index/parts/*",
    "/search-index/texts.*",
    "/search-index/titles.*",
    "/de/_next/static/*",
    "/de/search-index/parts/*",
    "/de/search-index/texts.*",
    "/de/search-index/titles.*",
    "/sw.js",
    "/*.txt",
    "/*.md",
    "/*.webmanifest",
    "/*.yaml",
  ]);
  for (const [, ...lines] of blocks) for (const line of lines) expect(line).toMatch(/^ {2}[A-Z][\w-]+: \S.{0,1900}$/);
  expect(blocks[0]?.join()).not.toContain("Cache-Control");
  expect(blocks[1]).toEqual(["/_next/static/*", "  Cache-Control: public, max-age=31536000, immutable"]);
});

test("every host revalidates the service worker script", () => {
  expect(headersFile(rules)).toContain("\n/sw.js\n  Cache-Control: no-cache\n");
  const vercel: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(vercelFile(rules)).headers;
  const matching = vercel.filter(({ source }) => new RegExp(`^${source}$`).test("/sw.js"));
  const cached = matching.flatMap(({ headers }) => headers).filter(({ key }) => key === "Cache-Control");
  expect(cached.map(({ value }) => value)).toEqual(["no-cache"]);
  const azure = JSON.parse(staticWebAppFile(rules));
  expect(azure.globalHeaders["Cache-Control"]).toBe("no-cache");
  const kept = azure.routes.filter(({ headers }: { headers?: object }) => headers && "Cache-Control" in headers);
  for (const { route } of kept) expect("/sw.js".startsWith(route.replace("*", ""))).toBe(false);
  const cloudFront = runInNewContext(
    `${cloudFrontResponse(rules)}; handler({ request: { uri: "/sw.js" }, response: { headers: {} } }).headers`,
  );
  expect(cloudFront["cache-control"].value).toBe("no-cache");
});

test("a redirects file has three fields per line, encoded spaces, and each edition's not-found page", () => {
  expect(redirectsFile(rules)).toBe(
    "/old%20page%20(1) /new%20page 301\n/support https://support.example 301\n/de/* /de/404.html 404\n",
  );
});

test("a nested edition's rule precedes its parent's, because the first match wins", () => {
  const file = redirectsFile({ ...rules, redirects: [], bases: ["/de", "/1.0", "/de/1.0"] });
  expect(file).toBe("/de/1.0/* /de/1.0/404.html 404\n/1.0/* /1.0/404.html 404\n/de/* /de/404.html 404\n");
});

test("vercel.json escapes pattern characters, and puts the rules for hashed files last", () => {
  const { redirects, headers, ...rest } = JSON.parse(vercelFile(rules));
  expect(rest).toEqual({ cleanUrls: true, trailingSlash: false });
  expect(redirects[0]).toEqual({ source: "/old%20page%20\\(1\\)", destination: "/new%20page", statusCode: 301 });
  const caching = headers.filter(({ headers }: { headers: { key: string }[] }) =>
    headers.some(({ key }) => key === "Cache-Control"),
  );
  expect(caching.map(({ source }: { source: string }) => source)).toEqual([
    "/(.*)",
    "/_next/static/(.*)",
    "/search-index/parts/(.*)",
    "/search-index/texts\\.(.*)",
    "/search-index/titles\\.(.*)",
    "/de/_next/static/(.*)",
    "/de/search-index/parts/(.*)",
    "/de/search-index/texts\\.(.*)",
    "/de/search-index/titles\\.(.*)",
  ]);
});

test("Static Web Apps routes have wildcards only at the end", () => {
  const { routes, responseOverrides, mimeTypes } = JSON.parse(staticWebAppFile(rules));
  expect(routes[1]).toEqual({ route: "/support", redirect: "https://support.example", statusCode: 301 });
  for (const { route } of routes) expect(route).toMatch(/^\/[^*]*(?:\*|\*\.\{[a-z,]+\})?$/);
  expect(responseOverrides["404"]).toEqual({ rewrite: "/404.html", statusCode: 404 });
  expect(mimeTypes[".md"]).toBe("text/markdown; charset=utf-8");
});

test.each([
  ["/", "/index.html"],
  ["/user", "/user.html"],
  ["/user/", "/user.html"],
  ["/user.html", "/user.html"],
  ["/user/administration.md%2020-12", "/user/administration.md%2020-12.html"],
  ["/user.txt", "/user.txt"],
])("CloudFront maps %s to the object %s", (uri, object) => {
  expect(
    runInNewContext(`${cloudFrontRequest(rules, [], ["txt", "js"])}; handler({ request: { uri: "${uri}" } })`),
  ).toEqual({
    uri: object,
  });
});

test.each([
  ["/guide/next.js", "/guide/next.js.html"],
  ["/guide/next.js/", "/guide/next.js.html"],
  ["/a.js", "/a.js"],
  ["/LICENSE", "/LICENSE"],
  ["/fonts/a.c++", "/fonts/a.c++"],
])("CloudFront maps %s, given a list of files, to the object %s", (uri, object) => {
  const files = ["index.html", "guide/next.js.html", "a.js", "LICENSE", "fonts/a.c++", "b(1"];
  const code = cloudFrontRequest(rules, files, ["js", "c++", "(1"]);
  expect(runInNewContext(`${code}; handler({ request: { uri: "${uri}" } })`)).toEqual({ uri: object });
});

test("CloudFront redirects, keeping the query, and adds the response headers", () => {
  const request = (uri: string) =>
    runInNewContext(`${cloudFrontRequest(rules, [], ["txt"])}; handler({ request: { uri: "${uri}" } })`);
  for (const uri of ["/support", "/support/", "/support.html"]) {
    expect(request(uri)).toMatchObject({
      statusCode: 301,
      headers: { location: { value: "https://support.example" } },
    });
  }
  const querystring = { a: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] }, b: { value: "" } };
  const asked = { request: { uri: "/support", querystring } };
  expect(runInNewContext(`${cloudFrontRequest(rules, [], ["txt"])}; handler(${JSON.stringify(asked)})`)).toMatchObject({
    headers: { location: { value: "https://support.example?a=1&a=2&b" } },
  });
  const answer = (uri: string) =>
    runInNewContext(
      `${cloudFrontResponse(rules)}; handler({ request: { uri: "${uri}" }, response: { headers: {} } }).headers`,
    );
  expect(answer("/_next/static/a.js")["cache-control"].value).toContain("immutable");
  expect(answer("/a.constructor")).not.toHaveProperty("content-type");
  expect(answer("/user.txt")).toMatchObject({
    "cache-control": { value: "no-cache" },
    "content-type": { value: "text/plain; charset=utf-8" },
    "x-content-type-options": { value: "nosniff" },
  });
});

test("places the query before the fragment of a redirect target", () => {
  const moved = { ...rules, redirects: [{ from: "/a", to: "/b#c" }] };
  expect(nginxFile(moved)).toContain('location = "/a" { return 301 "/b$is_args$args#c"; }');
  expect(htaccessFile(moved)).toContain(
    [
      "RewriteCond %{QUERY_STRING} .",
      'RewriteRule "^a(?:\\.html|/)?$" "/b?%{QUERY_STRING}#c" [R=301,NE,L]',
      'RewriteRule "^a(?:\\.html|/)?$" "/b#c" [R=301,NE,L]',
    ].join("\n"),
  );
});

test("negotiates Markdown for the home page of each edition", () => {
  expect(nginxFile(rules)).toContain("if ($uri = /) { set $page /index; }\nif ($uri = /de) { set $page /de/index; }\n");
  const apache = htaccessFile(rules);
  expect(apache).toContain('RewriteCond %{DOCUMENT_ROOT}/index.md -f\nRewriteRule "^$" - [E=markdown:index]\n');
  expect(apache).toContain('RewriteRule "^de/?$" - [E=markdown:de/index]\n');
});

test("without precompressed files, nginx compresses on the fly and Apache does not look for them", () => {
  const plain = { ...rules, precompressed: {} };
  expect(nginxFile(plain)).toContain("\ngzip on;\ngzip_types ");
  for (const file of [nginxFile(plain), htaccessFile(plain)]) {
    expect(file).not.toMatch(/gzip_static|no-gzip|AddEncoding|\.br\b|\bgz\b/);
  }
});

test("reports a CloudFront function that exceeds the size limit, with its size", () => {
  const folder = temporaryFolder();
  const write = (count: number) => {
    const redirects = Array.from({ length: count }, (_, at) => ({ from: `/old/page-${at}`, to: `/new/page-${at}` }));
    return writeHostFiles(folder, folder, [], { ...rules, redirects });
  };
  expect(write(100)).toEqual([]);
  expect(write(500)).toEqual([
    expect.stringMatching(/^hosting\/cloudfront-request\.js has \d{5} bytes, and CloudFront takes no .* than 10240\./),
  ]);
});
