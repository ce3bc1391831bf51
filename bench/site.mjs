// What the site costs: node bench/site.mjs (after npm run build). Prints a Markdown table; nothing here is a test.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const pages = [
  "/",
  "/user/layouts",
  "/user/components/planningboard",
  "/develop/api/appointment",
  "/blog/signed-webhooks",
];
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const compressed = (file) => brotliCompressSync(readFileSync(file)).length;

function seconds(command, args) {
  const begun = performance.now();
  const { status } = spawnSync(command, args, { stdio: "ignore" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}.`);
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}

const fileOf = (path) => join("out", path === "/" ? "index.html" : `${path}.html`);

/** Scripts a modern browser fetches for a page, from its HTML. */
function scriptsOf(html) {
  const tags = [...html.matchAll(/<script[^>]*src="(\/_next\/[^"?]+)[^>]*>/g)].filter(
    ([tag]) => !tag.includes("noModule"),
  );
  return [...new Set(tags.map(([, src]) => join("out", src)))];
}

if (!existsSync("out/index.html")) {
  console.error("There is no export to measure. Run npm run build first.");
  process.exit(1);
}
console.log("| what | figure |\n|---|---|");
rmSync(".cache", { recursive: true, force: true });
console.log(`| check, everything read | ${seconds("npm", ["run", "--silent", "check"])} |`);
console.log(`| check, nothing changed | ${seconds("npm", ["run", "--silent", "check"])} |`);
const files = readdirSync("out", { recursive: true, encoding: "utf8" })
  .map((name) => join("out", name))
  .filter((path) => statSync(path).isFile());
console.log(
  `| export | ${files.length} files, ${(files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toFixed(1)} MB |`,
);
for (const path of pages) {
  const file = fileOf(path);
  const html = readFileSync(file, "utf8");
  const scripts = scriptsOf(html).reduce((sum, script) => sum + compressed(script), 0);
  console.log(
    `| ${path} | HTML ${kilobytes(html.length)}, ${kilobytes(compressed(file))} brotli; scripts ${kilobytes(scripts)} brotli |`,
  );
}
