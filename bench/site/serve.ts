import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { encodings } from "../../lib/hosting/rules";
import {
  brotliModule,
  freePort,
  nginx,
  nginxConfig,
  stopServer,
  waitForAnswer,
} from "../../lib/hosting/testing/web-server";
import { toHref } from "../../lib/paths";
import type { Figures } from "./figures";

/** Connections that are kept open and busy. */
const connections = 200;
/** Pages asked for, spread over the export; each with the files that come with it. */
const pageCount = 40;

/** What wrk reports of one run: errors are answers without success, and connections that failed or waited too long. */
type Run = { requests: number; bytes: number; microseconds: number; p50: number; p99: number; errors: number };

/**
 * Puts load on nginx, which serves the export with its generated configuration: `connections` clients for some seconds in each encoding.
 * @throws Error that says what to install, or which address of the export does not answer.
 */
export async function measureServing(folder: string, seconds: number): Promise<Figures> {
  needProgram(nginx, "nginx");
  needProgram("wrk", "wrk");
  const root = mkdtempSync(join(tmpdir(), "serve-bench-"));
  chmodSync(root, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const beside = resolve(folder, "../hosting");
  const hasBrotli = existsSync(brotliModule) && existsSync(join(beside, "nginx-brotli.conf"));
  if (!hasBrotli)
    console.warn("Brotli is not measured: install libnginx-mod-http-brotli-static, export with precompress.");
  const includes = ["nginx.conf", ...(hasBrotli ? ["nginx-brotli.conf"] : [])].map((name) => join(beside, name));
  const workers = cpus().length;
  writeFileSync(join(root, "nginx.conf"), nginxConfig({ root, folder: resolve(folder), includes, port, workers }));
  const server = spawn(nginx, ["-c", join(root, "nginx.conf")], { stdio: ["ignore", "ignore", "pipe"] });
  try {
    await waitForAnswer(server, origin);
    const addresses = addressesOf(folder);
    await expectAll(origin, addresses);
    const names = encodings.map(([, name]) => name).filter((name) => name === "gzip" || hasBrotli);
    const runs = names.map((name) => figuresOf(name, drive(root, origin, addresses, name, seconds)));
    return Object.assign({ "addresses asked for": addresses.length, connections }, ...runs);
  } finally {
    await stopServer(server);
    rmSync(root, { recursive: true });
  }
}

function needProgram(program: string, name: string): void {
  if (spawnSync(program, ["-v"]).error) throw new Error(`${name} is not installed. On Debian: apt-get install ${name}`);
}

/** What a reading session asks for: pages with their payloads and Markdown, all styles and scripts, the search index. */
function addressesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const pages = files.filter((name) => name.endsWith(".html") && files.includes(name.replace(/html$/, "md")));
  const step = Math.max(1, Math.floor(pages.length / pageCount));
  const some = pages.filter((_, index) => index % step === 0).map((name) => name.replace(/\.html$/, ""));
  const shared = files.filter((name) => /^(?:_next\/static|search-index|fonts)\/.*\.(?:js|css|json|woff2)$/.test(name));
  return [...some.flatMap((page) => [page, `${page}.txt`, `${page}.md`]), ...shared].map((name) => toHref(`/${name}`));
}

/** @throws Error with the first address that does not answer 200: a bench of errors would be quick. */
async function expectAll(origin: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const { status } = await fetch(origin + address, { method: "HEAD" });
    if (status !== 200)
      throw new Error(`${address} answers ${status}, not 200. May the server's user read the export?`);
  }
}

/** One run of wrk, which tells its figures through a script in Lua. */
function drive(root: string, origin: string, addresses: readonly string[], encoding: string, seconds: number): Run {
  const script = join(root, "mixed.lua");
  writeFileSync(
    script,
    `local addresses = {${addresses.map((address) => JSON.stringify(address)).join(",")}}
local threads = 0
function setup(thread) thread:set("turn", threads * 7); threads = threads + 1 end
function request()
  turn = turn + 1
  return wrk.format("GET", addresses[turn % #addresses + 1], { ["Accept-Encoding"] = ${JSON.stringify(encoding)} })
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('FIGURES {"requests":%d,"bytes":%d,"microseconds":%d,"p50":%d,"p99":%d,"errors":%d}\\n',
    summary.requests, summary.bytes, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
`,
  );
  const threads = String(cpus().length);
  const options = ["-t", threads, "-c", String(connections), "-d", `${seconds}s`, "-s", script, origin];
  const said = execFileSync("wrk", options, { encoding: "utf8" });
  const figures = /^FIGURES (.*)$/m.exec(said)?.[1];
  if (!figures) throw new Error(`wrk reported no figures:\n${said}`);
  return JSON.parse(figures);
}

function figuresOf(encoding: string, { requests, bytes, microseconds, p50, p99, errors }: Run): Figures {
  return {
    [`${encoding}: requests a second`]: Math.round(requests / (microseconds / 1e6)),
    [`${encoding}: MB a second`]: bytes / microseconds,
    [`${encoding}: answer, median (ms)`]: p50 / 1000,
    [`${encoding}: answer, 99 of 100 (ms)`]: p99 / 1000,
    [`${encoding}: errors`]: errors,
  };
}
