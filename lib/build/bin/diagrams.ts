import "../begin";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "esbuild";
import { sourceOf } from "../../blog/posts";
import { formatReport } from "../../issues";
import { readEnvironment } from "../../site/environment";
import { loadSite } from "../../site/load";
import type { Issue } from "../../types";
import { installBrowser } from "../browser.mjs";
import { loadManifest } from "../manifest";

/**
 * `npm run diagrams`: draws every mermaid diagram whose drawing is missing, with the browser that tests use, and removes drawings
 * of diagrams that are gone.
 */
const environment = readEnvironment();
const site = loadSite(environment, { manifest: await loadManifest(environment, true), includeDrafts: true });
const { drawings } = site;
const wanted = await findDiagrams();
const missing = wanted.filter(({ source }) => drawings.find(source) === undefined);
mkdirSync(drawings.folder, { recursive: true });
if (missing.length > 0) await drawAll();
const current = new Set(wanted.map(({ source }) => drawings.fileOf(source)));
const stale = drawings.names().filter((name) => !current.has(name));
for (const name of stale) rmSync(join(drawings.folder, name));
console.log(`${wanted.length} diagrams: ${missing.length} drawn, ${stale.length} old drawings removed`);

/** A diagram and the place of its fence. */
type Diagram = { source: string; file: string; line: number; column: number };

async function findDiagrams(): Promise<Diagram[]> {
  const sources = [...[...site.routes.values()].map(({ source }) => source), ...site.posts.map(sourceOf)];
  const heads = await Promise.all(sources.map((source) => site.reader.head(source)));
  return heads.flatMap(({ outline }, index) =>
    outline.fences
      .filter(({ lang }) => lang === "mermaid")
      .map(({ code, line, column }) => ({ source: code, file: sources[index]?.file ?? "", line, column })),
  );
}

async function drawAll(): Promise<void> {
  const browser = await chromium.launch({ executablePath: installBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await openGround(browser);
  const issues: Issue[] = [];
  for (const { source, ...place } of missing) {
    const name = drawings.fileOf(source);
    const drawing = await page.evaluate(`draw.drawDiagram("d${name.slice(0, 6)}", ${JSON.stringify(source)})`);
    if (isDrawn(drawing)) writeFileSync(join(drawings.folder, name), `${drawing.svg}\n`);
    else
      issues.push({ ...place, severity: "error", message: `The diagram cannot be drawn: ${JSON.stringify(drawing)}` });
  }
  await browser.close();
  if (issues.length === 0) return;
  console.error(formatReport(issues));
  process.exitCode = 1;
}

function isDrawn(drawing: unknown): drawing is { svg: string } {
  return typeof drawing === "object" && drawing !== null && "svg" in drawing;
}

/** A page with the site's colors and face and the code that draws, as readers' browsers have them; it asks no server for anything. */
async function openGround(browser: Browser): Promise<Page> {
  const { root } = environment;
  const bundle = await build({
    entryPoints: [join(root, "components/mdx/diagram/draw-diagram.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "draw",
    logLevel: "error",
  });
  const page = await browser.newPage();
  const styles = ["app/styles/tokens.css", "app/styles/fonts.css"].map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/fonts/")) return route.fulfill({ path: join(root, "public", pathname) });
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><body></body></html>" });
  });
  await page.goto("http://drawings.example/");
  await page.addStyleTag({ content: `${styles.join("\n")} body { font-family: var(--font-sans); }` });
  await page.addScriptTag({ content: bundle.outputFiles.map(({ text }) => text).join("\n") });
  await page.evaluate(() => Promise.all(["400", "700"].map((weight) => document.fonts.load(`${weight} 14px Figtree`))));
  return page;
}
