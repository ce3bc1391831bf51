import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { precompress } from "../build/export/precompress";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeHostFiles } from "./host-files";
import { hostRules } from "./rules";
import {
  apache,
  brotliModule,
  freePort,
  nginx,
  nginxConfig,
  startPreview,
  stopServer,
  waitForAnswer,
} from "./testing/web-server";

/** Tests the generated configuration files with the real web servers, as packaged by Debian. */
const rules = hostRules({
  inlineScripts: ["abc="],
  searchHosts: [],
  inlineStyles: [],
  drawsDiagrams: false,
  isAsleep: true,
  precompressed: true,
  redirects: [
    { from: "/support", to: "https://support.example" },
    { from: "/old page", to: "/user" },
    { from: "/old part", to: "/user#part" },
    { from: "/old query", to: "/user?a=b#part" },
  ],
  bases: ["/de"],
});
const odd = "/user/administration.md 20-12-20-588";
/** Files long enough to be compressed. */
const long = (text: string) => `${text}\n`.repeat(400);
const longFiles = {
  "long.html": long("A long page"),
  "long.md": long("A long page as Markdown"),
  "long.txt": long("its payload"),
  "feed.xml": long("<a/>"),
  "api.json": `[${long("1,")}1]`,
  "api.yaml": long("- a"),
  "drawing.svg": long("<svg/>"),
  "style.css": long("a {}"),
  "_next/static/long.js": long("run();"),
};
const files = {
  "index.html": "Home",
  "index.md": "# Home",
  "de.html": "Heim",
  "de/index.md": "# Heim",
  "404.html": "Not here",
  "de/404.html": "Nicht hier",
  "user.html": "User",
  "user.md": "# User",
  // Too short to be precompressed: a server may compress it on the fly.
  "short.html": "A short page ".repeat(60),
  "user.txt": "payload",
  [`${odd}.html`]: "Odd",
  "user/mobile.txt": "payload",
  "support.html": "Moved",
  "openapi.yaml": "a: 1",
  "manifest.webmanifest": "{}",
  "page.md": "# Page",
  "_next/static/a.js": "1",
  "sw.js": "1",
  "search-index/titles.x.json": "{}",
  "search-index/parts/page.x.json": "{}",
  "search-index/manifest.json": "{}",
  ...longFiles,
};

/** Paths with compressed responses: content type, and the file they serve. */
const compressedAnswers = [
  ["/long", "text/html; ?charset=utf-8", "long.html"],
  ["/long/", "text/html; ?charset=utf-8", "long.html"],
  ["/long.html", "text/html; ?charset=utf-8", "long.html"],
  ["/long.md", "text/markdown; charset=utf-8", "long.md"],
  ["/long.txt", "text/plain; charset=utf-8", "long.txt"],
  ["/feed.xml", "(?:application|text)/xml", "feed.xml"],
  ["/api.json", "application/json", "api.json"],
  ["/api.yaml", "application/yaml", "api.yaml"],
  ["/drawing.svg", "image/svg\\+xml", "drawing.svg"],
  ["/style.css", "text/css", "style.css"],
  ["/_next/static/long.js", "javascript", "_next/static/long.js"],
] as const;
const compressedAddresses = ["/long.html.br", "/long.html.gz", "/long.md.gz", "/_next/static/long.js.br"];

const nginxWith = (includes: readonly string[]) => (root: string, port: number) =>
  nginxConfig({ root, folder: `${root}/out`, includes: includes.map((name) => `${root}/hosting/${name}`), port });

const apacheConfig = (root: string, port: number) => `ServerRoot ${root}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${root}/pid
ErrorLog ${root}/errors
User www-data
Group www-data
${["mpm_event", "authz_core", "mime", "dir", "headers", "rewrite", "setenvif", "filter", "deflate", "autoindex"].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz
AddLanguage br .br
AddOutputFilterByType DEFLATE text/html text/plain text/css
DocumentRoot ${root}/out
<Directory ${root}/out>
AllowOverride All
Require all granted
</Directory>
`;

const nginxOptions = (file: string) => ["-c", file];
const apacheOptions = (file: string) => ["-DFOREGROUND", "-f", file];
/** `needs` is the file that must be installed; `first` is the encoding that the server prefers for browsers. */
const servers = [
  {
    name: "nginx",
    program: nginx,
    needs: nginx,
    config: nginxWith(["nginx.conf"]),
    options: nginxOptions,
    first: "gzip",
  },
  {
    name: "nginx and its brotli_static",
    program: nginx,
    needs: brotliModule,
    config: nginxWith(["nginx.conf", "nginx-brotli.conf"]),
    options: nginxOptions,
    first: "br",
  },
  { name: "Apache", program: apache, needs: apache, config: apacheConfig, options: apacheOptions, first: "br" },
];

for (const { name, program, needs, config, options, first } of servers) {
  if (!existsSync(needs)) console.warn(`${needs} is not installed: ${name} is not tried.`);
  describe.skipIf(!existsSync(needs))(`${name} with the files written for it`, () => {
    let root = "";
    let origin = "";
    let server: ChildProcess;
    const get = (path: string) => fetch(origin + path, { redirect: "manual" });

    beforeAll(async () => {
      root = temporaryFolder();
      for (const [name, text] of Object.entries(files)) write(join(root, "out", name), text);
      mkdirSync(join(root, "hosting"));
      writeHostFiles(join(root, "out"), join(root, "hosting"), Object.keys(files), rules);
      await precompress(join(root, "out"), join(root, "compressed"));
      execFileSync("chmod", ["-R", "a+rX", root]);
      const port = await freePort();
      write(join(root, "server.conf"), config(root, port));
      origin = `http://127.0.0.1:${port}`;
      server = spawn(program, options(join(root, "server.conf")), { stdio: ["ignore", "ignore", "pipe"] });
      await waitForAnswer(server, origin);
    }, 30_000);

    afterAll(async () => {
      await stopServer(server);
    });

    test.each([
      ["/", "Home"],
      ["/user", "User"],
      ["/user/", "User"],
      ["/user.html", "User"],
      [encodeURI(odd), "Odd"],
      [`${encodeURI(odd)}/`, "Odd"],
    ])("serves the page at %s", async (path, text) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(text);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      for (const [name, value] of rules.headers) expect(response.headers.get(name)).toBe(value);
    });

    test.each(compressedAnswers)("sends %s compressed to clients that accept it", async (path, type, file) => {
      await isSentCompressed(origin + path, type, file, [...new Set([first, "gzip"])]);
    });

    test.each(["/short", "/long", "/user.txt"])("answers a conditional request for %s with 304", async (path) => {
      const ask = (headers: Record<string, string>) =>
        fetch(origin + path, { headers: { "accept-encoding": "gzip, br", ...headers } });
      const tag = (await ask({})).headers.get("etag") ?? "";
      expect((await ask({ "if-none-match": tag })).status).toBe(304);
    });

    test("compresses negotiated Markdown", async () => {
      const response = await fetch(`${origin}/long`, {
        headers: { accept: "text/markdown", "accept-encoding": "gzip" },
      });
      expect(response.headers.get("content-encoding")).toBe("gzip");
      expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(response.headers.get("vary")?.split(/, */).sort()).toEqual(["Accept", "Accept-Encoding"]);
      expect(await response.text()).toBe(files["long.md"]);
    });

    test("sends the same headers with compressed pages, payloads, and scripts", async () => {
      const page = await get("/long");
      expect(page.headers.get("content-encoding")).toBe("gzip");
      expect(page.headers.get("link")).toBe('</long.md>; rel="alternate"; type="text/markdown"');
      for (const [name, value] of rules.headers) expect(page.headers.get(name)).toBe(value);
      expect((await get("/long.txt")).headers.get("x-robots-tag")).toBe("noindex");
      expect((await get("/_next/static/long.js")).headers.get("cache-control")).toContain("immutable");
    });

    test("marks payloads as noindex, but not pages", async () => {
      expect((await get("/user.txt")).headers.get("x-robots-tag")).toBe("noindex");
      expect((await get("/user")).headers.get("x-robots-tag")).toBeNull();
    });

    test("links a page to its Markdown, and negotiates Markdown", async () => {
      const page = await get("/user");
      expect(page.headers.get("link")).toBe('</user.md>; rel="alternate"; type="text/markdown"');
      expect(page.headers.get("vary")).toContain("Accept");
      const asked = await fetch(`${origin}/user/`, { headers: { accept: "text/markdown, text/html;q=0.9" } });
      expect(asked.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(await asked.text()).toBe("# User");
      const without = await fetch(`${origin}/${encodeURI(odd).slice(1)}`, { headers: { accept: "text/markdown" } });
      expect(await without.text()).toBe("Odd");
      expect(without.headers.get("link")).toBeNull();
    });

    test.each([
      ["/", "/index.md", "# Home"],
      ["/de", "/de/index.md", "# Heim"],
      ["/de/", "/de/index.md", "# Heim"],
    ])("links the home page %s to its Markdown, and negotiates Markdown", async (path, file, text) => {
      const page = await get(path);
      expect(page.headers.get("link")).toBe(`<${file}>; rel="alternate"; type="text/markdown"`);
      expect(page.headers.get("vary")).toContain("Accept");
      const asked = await fetch(origin + path, { headers: { accept: "text/markdown" } });
      expect(asked.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(await asked.text()).toBe(text);
    });

    test.each([
      "/nowhere",
      "/user/nowhere/",
      "/_next/static/nowhere.js",
      "/.htaccess",
      "/.inputs",
      "/search-index",
      "/search-index/",
      "/de/nowhere",
      "/de/nowhere.md",
      "/de/.inputs",
      ...compressedAddresses,
    ])("answers %s with the not-found page of its language, not immutable", async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(path.startsWith("/de/") ? "Nicht hier" : "Not here");
      expect(response.headers.get("cache-control") ?? "").not.toContain("immutable");
      for (const [name, value] of rules.headers) expect(response.headers.get(name)).toBe(value);
    });

    test.each([
      ["/user.txt", "text/plain; charset=utf-8", "no-cache"],
      ["/user/mobile.txt", "text/plain; charset=utf-8", "no-cache"],
      ["/page.md", "text/markdown; charset=utf-8", "no-cache"],
      ["/openapi.yaml", "application/yaml", "no-cache"],
      ["/manifest.webmanifest", "application/manifest+json", "no-cache"],
      ["/search-index/manifest.json", "application/json", "no-cache"],
      ["/search-index/titles.x.json", "application/json", "public, max-age=31536000, immutable"],
      ["/search-index/parts/page.x.json", "application/json", "public, max-age=31536000, immutable"],
      ["/_next/static/a.js", "javascript", "public, max-age=31536000, immutable"],
      ["/sw.js", "javascript", "no-cache"],
    ])("serves %s as %s with Cache-Control %s", async (path, type, cache) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toContain(type);
      expect(response.headers.get("cache-control")).toBe(cache);
    });

    test.each([
      ["/support", "https://support.example"],
      ["/support/", "https://support.example"],
      ["/support.html", "https://support.example"],
      ["/old%20page?a=b", "/user?a=b"],
      ["/old%20part", "/user#part"],
      ["/old%20part?a=b&c=%20d", "/user?a=b&c=%20d#part"],
      ["/old%20query?c=d", "/user?a=b#part"],
    ])("redirects %s to %s", async (path, target) => {
      const response = await get(path);
      expect(response.status).toBe(301);
      expect((response.headers.get("location") ?? "").replace(origin, "").replace(/\/$/, "")).toBe(target);
    });
  });
}

describe("the preview server", () => {
  let root = "";
  let origin = "";
  let close = () => {};

  beforeAll(async () => {
    root = temporaryFolder();
    for (const [name, text] of Object.entries(files)) write(join(root, "out", name), text);
    mkdirSync(join(root, "hosting"));
    writeHostFiles(join(root, "out"), join(root, "hosting"), Object.keys(files), rules);
    await precompress(join(root, "out"), join(root, "compressed"));
    ({ origin, close } = await startPreview(join(root, "out")));
  });

  afterAll(() => {
    close();
  });

  test.each(compressedAnswers)("sends %s compressed to clients that accept it", async (path, type, file) => {
    await isSentCompressed(origin + path, type, file, ["br", "gzip"]);
  });

  test("marks payloads as noindex, but not pages", async () => {
    expect((await fetch(`${origin}/long.txt`)).headers.get("x-robots-tag")).toBe("noindex");
    expect((await fetch(`${origin}/long`)).headers.get("x-robots-tag")).toBeNull();
  });

  test.each([...compressedAddresses, "/long.html%2ebr"])("does not serve the compressed file at %s", async (path) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Not here");
  });
});

/** Asserts that `path` is sent in the first encoding if all are accepted, in each one accepted alone, and plain otherwise. */
async function isSentCompressed(
  path: string,
  type: string,
  file: keyof typeof longFiles,
  [first, ...others]: readonly string[],
): Promise<void> {
  const asked = [
    ["gzip, deflate, br, zstd", first],
    ...[first, ...others].map((encoding) => [encoding, encoding]),
    ["identity", undefined],
  ];
  for (const [accepted = "", encoding = null] of asked) {
    const response = await fetch(path, { headers: { "accept-encoding": accepted } });
    const answer = [response.status, response.headers.get("content-encoding"), response.headers.get("vary")];
    expect([accepted, ...answer]).toEqual([accepted, 200, encoding, expect.stringContaining("Accept-Encoding")]);
    expect(response.headers.get("content-type")).toMatch(new RegExp(type));
    expect(response.headers.get("content-language")).toBeNull();
    expect(await response.text()).toBe(longFiles[file]);
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
