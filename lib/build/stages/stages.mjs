import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { requireFirefox } from "../browser.mjs";
import { reportsFolder } from "./test-reports.mjs";

/** Where builds leave their exports for the tests. */
const exportsFolder = join(".cache", "exports");
/** What `lib/build/export/precompress.ts` keeps, by the hashes of texts. */
const compressed = join(".cache", "compressed");

const build = ["npm", "run", "--silent", "build"];
const vitest = (name, ...args) => {
  const report = join(reportsFolder, `${name}.json`);
  return {
    command: ["npx", "vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, ...args],
  };
};
const playwright = (name, port, ...args) => ({
  command: ["npx", "playwright", "test", "--reporter=dot,json", ...args],
  // `CI` keeps Playwright from a server that happens to listen, which may serve another export.
  inWholeRun: ["--retries=1"],
  environment: { CI: "1", E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_NAME: join(reportsFolder, `${name}.json`) },
});

/** Nothing compiles after these builds with what they compiled: the compiler need not keep its cache (`next.config.mjs`). */
const compiledOnce = { EXPORT_FIRST: "1" };

/**
 * The stages of `npm test` by name: each has a title, a command, the build whose export it `tests`, and the stages it runs `after`.
 * Builds run one at a time, since they share the folder `out`, and so do browser tests, to keep their times steady. `keeps` moves an
 * export out of the way of the next build, and `keepsCode` copies its compiled code for that build; the last export, of the real content,
 * stays in `out`. Of the stages that are ready, the first in this list starts first, so those that others wait for come first.
 *
 * A stage with `isByName` runs only when it is named. `requires` fails before anything runs if something the stage needs is missing. A
 * whole run adds the arguments `inWholeRun`: it retries a failed browser test and names it at the end if it then passes. Such a test is
 * still faulty, and fails the stage when that is run by name.
 */
export const stages = {
  "site-build": {
    title: "Build of the test site",
    command: build,
    environment: { SITE_DIR: "tests/site", CHECK: "" },
    keeps: "site",
    keepsCode: true,
  },
  lint: { title: "Lint and types", command: ["npm", "run", "--silent", "lint"] },
  ranking: {
    title: "Search, Ask, and samples of the real content",
    ...vitest("ranking", "--config", "tests/sweep/vitest.config.ts"),
    // What it reads is as an export reads it: the build does not read it again.
    environment: { NODE_ENV: "production" },
  },
  e2e: { title: "End-to-end tests", ...playwright("e2e", 4173), tests: "site-build" },
  "foreign-build": {
    title: "Build of another tree of pages",
    command: build,
    environment: { CONTENT_DIR: "tests/foreign-tree/pages", CHECK: "", ...compiledOnce },
    keeps: "foreign",
    after: ["site-build"],
  },
  build: {
    title: "Build with strict checks",
    command: build,
    environment: { CHECK: "strict", ...compiledOnce },
    after: ["foreign-build"],
  },
  editions: {
    title: "End-to-end tests of its languages and versions",
    ...playwright("editions", 4177, "--config", "tests/editions"),
    tests: "site-build",
    after: ["e2e"],
  },
  foreign: {
    title: "End-to-end tests of that tree",
    ...playwright("foreign", 4174, "--config", "tests/foreign-tree"),
    tests: "foreign-build",
    after: ["editions"],
  },
  dev: {
    title: "End-to-end tests of the live preview",
    ...playwright("dev", 4175, "--config", "tests/dev", "--grep-invert", "@long"),
    // The first page of a copy compiles everything: beside another browser that takes minutes.
    after: ["foreign", "build"],
  },
  sweep: {
    title: "Every page of the real content",
    ...playwright("sweep", 4176, "--config", "tests/sweep"),
    tests: "build",
    after: ["dev"],
  },
  unit: { title: "Unit tests, with coverage", ...vitest("unit", "--coverage") },
  "same-bytes": {
    title: "The same pages, built elsewhere",
    ...vitest("same-bytes", "--config", "tests/exports/vitest.config.ts", "same-bytes"),
    environment: {
      SITE_DIR: "tests/site",
      EXPORTED: join(exportsFolder, "site", "out"),
      COMPILED: join(exportsFolder, "site"),
      AGAIN: "default",
    },
    tests: "site-build",
    // Beside the sweep there is room.
    after: ["dev"],
  },
  "check-export": {
    title: "The export as programs read it",
    command: ["npm", "run", "--silent", "check:export"],
    tests: "build",
  },
  browsers: {
    title: "What readers do most, in Firefox",
    ...vitest("browsers", "--config", "tests/browsers/vitest.config.ts"),
    tests: "site-build",
    isByName: true,
    requires: requireFirefox,
  },
  look: {
    title: "Screenshots, compared",
    ...playwright("look", 4179, "--config", "tests/look"),
    tests: "site-build",
    isByName: true,
  },
  "hosted-build": {
    title: "Build of that site with hosted search",
    command: [...build, "--", "--default"],
    environment: {
      SITE_DIR: "tests/site",
      CHECK: "",
      NEXT_PUBLIC_SEARCH_APP_ID: "TESTAPP",
      NEXT_PUBLIC_SEARCH_API_KEY: "test-key",
      NEXT_PUBLIC_SEARCH_ASSISTANT_ID: "test-assistant",
    },
    keeps: "hosted",
    after: ["build"],
    isByName: true,
  },
  hosted: {
    title: "End-to-end tests of hosted search",
    ...playwright("hosted", 4178, "--config", "tests/hosted"),
    tests: "hosted-build",
    isByName: true,
  },
  "dev-whole": {
    title: "End-to-end tests of the live preview, including the long ones",
    ...playwright("dev-whole", 4175, "--config", "tests/dev"),
    isByName: true,
  },
  "same-bytes-whole": {
    title: "The same export, built elsewhere",
    ...vitest("same-bytes-whole", "--config", "tests/exports/vitest.config.ts", "same-bytes"),
    environment: { SITE_DIR: "tests/site", EXPORTED: join(exportsFolder, "site", "out") },
    tests: "site-build",
    isByName: true,
  },
  "same-bytes-real": {
    title: "The same export of the real content, built elsewhere",
    ...vitest("same-bytes-real", "--config", "tests/exports/vitest.config.ts", "same-bytes"),
    environment: { SITE_DIR: "", EXPORTED: "out" },
    tests: "build",
    isByName: true,
  },
  exports: {
    title: "Exports after changes and after interruptions",
    ...vitest("exports", "--config", "tests/exports/vitest.config.ts", "changes", "interrupted"),
    environment: { AGAIN: "default" },
    isByName: true,
  },
  axe: {
    title: "Every page and everything that opens, with axe",
    ...playwright("axe", 4180, "--config", "tests/axe"),
    tests: "build",
    isByName: true,
  },
};

/** The stages that have to end before one begins, where they run too: also those behind a stage that does not. */
export function stagesBefore(name, seen = new Set()) {
  const { tests = [], after = [] } = stages[name];
  for (const other of [tests, after].flat()) if (!seen.has(other)) stagesBefore(other, seen.add(other));
  return seen;
}

/**
 * Moves `out` and `hosting` from the last build to the folder in which its tests expect them. With `keepsCode` also copies the compiled
 * code, without the compiler's own cache, and the cache of compressed files, for the next build to use.
 */
export function saveExport(name, keepsCode = false) {
  const folder = join(exportsFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const made of ["out", "hosting"]) renameSync(made, join(folder, made));
  if (!keepsCode) return;
  const others = [join(".next", "cache"), join(".next", "dev")];
  const filter = (path) => !others.includes(path);
  cpSync(".next", join(folder, ".next"), { recursive: true, verbatimSymlinks: true, filter });
  cpSync(compressed, join(folder, compressed), { recursive: true });
}
