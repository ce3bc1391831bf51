import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "esbuild";
import { allSources } from "../../blog/post";
import { formatReport } from "../../issues";
import { type Drawings, readMermaid } from "../../page/diagrams";
import { mermaidFolder } from "../../page/mermaid";
import { environmentOf, readEnvironment } from "../../site/environment";
import type { Site } from "../../site/load";
import { writeIfChanged } from "../../site/write-if-changed";
import type { Issue } from "../../types";
import { installBrowser } from "../browser.mjs";
import { loadEditions } from "../configuration/manifest";
import { openSite } from "../configuration/open-site";

// Rejects any arguments.
parseArgs();

/**
 * `npm run diagrams`: draws every mermaid diagram of every edition whose drawing is missing, with the browser that tests use, and
 * removes drawings of diagrams that are gone.
 */
const environment = readEnvironment();
const sites: Site[] = [];
for (const edition of await loadEditions(environment)) {
  sites.push(await openSite(environmentOf(environment, edition), { includeDrafts: true }));
}
const wanted = (await Promise.all(sites.map(findDiagrams))).flat();
const folders = new Map(sites.map(({ drawings }) => [drawings.folder, drawings]));
for (const folder of folders.keys()) mkdirSync(folder, { recursive: true });
const missing = new Map(
  wanted.filter(({ source, drawings }) => drawings.find(source) === undefined).map((one) => [nameOf(one), one]),
);
if (missing.size > 0) await drawAll([...missing.values()]);
const current = new Set(wanted.map(nameOf));
const kept = [...folders.values()].flatMap(({ folder, names }) => names().map((name) => join(folder, name)));
const removed = kept.filter((file) => !current.has(file));
for (const file of removed) rmSync(file);
console.log(`${current.size} diagrams: ${missing.size} drawn, ${removed.length} old drawings removed`);

/** A diagram, the place of its fence, and the drawings it belongs to. */
type Diagram = { source: string; file: string; line: number; column: number; drawings: Drawings };

/** The file of a drawing. */
function nameOf({ source, drawings }: Diagram): string {
  return join(drawings.folder, drawings.fileOf(source));
}

async function findDiagrams(site: Site): Promise<Diagram[]> {
  const { drawings } = site;
  const sources = allSources(site);
  const heads = await Promise.all(sources.map((source) => site.reader.head(source)));
  return heads.flatMap(({ outline }, index) =>
    outline.fences
      .filter(({ lang }) => lang === "mermaid")
      .map(({ code, line, column }) => ({ source: code, file: sources[index]?.file ?? "", line, column, drawings })),
  );
}

async function drawAll(diagrams: readonly Diagram[]): Promise<void> {
  // Without hinting, which rounds glyph widths to pixels, widths are those of the font on every machine.
  const args = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];
  const browser = await chromium.launch({ executablePath: installBrowser(), args });
  const page = await openDrawingPage(browser);
  const issues: Issue[] = [];
  for (const { source, drawings, ...place } of diagrams) {
    const name = drawings.fileOf(source);
    const drawing = await page.evaluate(`draw.drawDiagram("d${name.slice(0, 6)}", ${JSON.stringify(source)})`);
    // A part of a drawing, from a full disk, would be taken for the drawing.
    if (isDrawn(drawing)) writeIfChanged(join(drawings.folder, name), `${drawing.svg}\n`);
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

/** Opens a page with the site's colors, font, and drawing code, as in readers' browsers, without a server. */
async function openDrawingPage(browser: Browser): Promise<Page> {
  const { root } = environment;
  const bundle = await build({
    entryPoints: [join(root, "components/mdx/diagram/draw-diagram.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "draw",
    logLevel: "error",
    define: { "process.env": "{}", "process.env.NODE_ENV": '"production"' },
  });
  const modules = readMermaid(root);
  const page = await browser.newPage();
  const styles = ["app/styles/tokens.css", "app/styles/fonts.css"].map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/fonts/")) return route.fulfill({ path: join(root, "public", pathname) });
    const module = modules.get(pathname.replace(`${mermaidFolder}/`, ""));
    if (module) return route.fulfill({ contentType: "text/javascript", body: module() });
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><body></body></html>" });
  });
  await page.goto("http://drawings.example/");
  await page.addStyleTag({ content: `${styles.join("\n")} body { font-family: var(--font-sans); }` });
  await page.addScriptTag({ content: bundle.outputFiles.map(({ text }) => text).join("\n") });
  await page.evaluate(() => Promise.all(["400", "700"].map((weight) => document.fonts.load(`${weight} 14px Figtree`))));
  return page;
}
