import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeHostFiles } from "./host-files";
import { hostRules } from "./rules";
import { startPreview } from "./testing/web-server";

/** Headers that every host must send with every response. */
const expected = {
  "content-security-policy":
    "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; img-src 'self' data:; " +
    "media-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

let root = "";
let server: Awaited<ReturnType<typeof startPreview>>;
beforeAll(async () => {
  root = temporaryFolder();
  for (const folder of ["out", "hosting"]) mkdirSync(join(root, folder));
  for (const name of ["index.html", "404.html", "a.js"]) writeFileSync(join(root, "out", name), "");
  const facts = { inlineScripts: ["abc="], searchHosts: [], inlineStyles: [], drawsDiagrams: false, isAsleep: true };
  writeHostFiles(
    join(root, "out"),
    join(root, "hosting"),
    [],
    hostRules({ ...facts, precompressed: false, redirects: [], bases: [] }),
  );
  server = await startPreview(join(root, "out"));
});
afterAll(() => {
  server.close();
});

const read = (name: string) => readFileSync(join(root, name), "utf8");
type Pair = [name: string, value: string];
/** Names and values of the lines that match `form`, with backslash escapes removed. */
const pairsIn = (text: string, form: RegExp): Pair[] =>
  [...text.matchAll(form)].map(([, name = "", value = ""]) => [name, value.replace(/\\(.)/g, "$1")]);

/** The headers for every path, as each host reads them. */
const hosts: Record<string, () => Pair[]> = {
  "Netlify and Cloudflare": () => {
    const block = read("out/_headers")
      .split("\n\n")
      .find((text) => text.startsWith("/*\n"));
    return pairsIn(block ?? "", /^ {2}([\w-]+): (.+)$/gm);
  },
  Vercel: () => {
    type Rule = { source: string; headers: { key: string; value: string }[] };
    const rules: Rule[] = JSON.parse(read("out/vercel.json")).headers;
    return rules
      .filter(({ source }) => source === "/(.*)")
      .flatMap(({ headers }) => headers.map(({ key, value }): Pair => [key, value]));
  },
  "Static Web Apps": () => Object.entries(JSON.parse(read("out/staticwebapp.config.json")).globalHeaders),
  CloudFront: () => {
    const call = 'handler({ request: { uri: "/user" }, response: { headers: {} } }).headers';
    const headers: Record<string, { value: string }> = runInNewContext(
      `${read("hosting/cloudfront-response.js")}; ${call}`,
    );
    return Object.entries(headers).map(([name, { value }]) => [name, value]);
  },
  nginx: () => pairsIn(read("hosting/nginx.conf"), /^add_header ([\w-]+) "(.+)" always;$/gm),
  Apache: () => pairsIn(read("out/.htaccess"), /^Header always set ([\w-]+) "(.+)"$/gm),
};

test.each(Object.entries(hosts))("the configuration for %s sets every security header", (_, told) => {
  const headers = told().map(([name, value]) => [name.toLowerCase(), value] as const);
  expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
  expect(Object.fromEntries(headers)).toMatchObject(expected);
});

test.each([
  ["/", 200],
  ["/a.js", 200],
  ["/nowhere", 404],
])("the preview server sends the security headers with %s", async (path, status) => {
  const response = await fetch(server.origin + path);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(expected);
});

test("disables Jekyll on GitHub Pages", () => expect(existsSync(join(root, "out/.nojekyll"))).toBe(true));
