import { execFile } from "node:child_process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acceptUploads, type SearchService, startSearchService } from "../../search/hosted/testing/search-service";
import { temporaryFolder } from "../../testing/temporary-folder";
import { makeSmallSite } from "../testing/small-site";

const patience = 120_000;

let service: SearchService;
beforeEach(async () => {
  service = await startSearchService(acceptUploads);
});
afterEach(() => service.close());

/** Runs the command as `npm run search:push` does, on the pages that the environment names. */
function push(options: string[], environment: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const command = ["lib/build/run.mjs", "lib/build/bin/search-push.ts", ...options];
  const { NEXT_PUBLIC_SEARCH_APP_ID, NEXT_PUBLIC_SEARCH_API_KEY, SEARCH_ADMIN_KEY, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env: { ...env, ...environment } }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

/** A one-page tree, for tests that do not need all editions of a larger site. */
function onePage(): { CONTENT_DIR: string } {
  const tree = temporaryFolder({ "README.md": "# Lamps\n\nText.\n\n## Wicks\n\nText.\n" });
  return { CONTENT_DIR: tree };
}

const credentials = () => ({
  NEXT_PUBLIC_SEARCH_APP_ID: "APP",
  NEXT_PUBLIC_SEARCH_API_KEY: "search-key",
  NEXT_PUBLIC_SEARCH_HOST: service.host,
  SEARCH_ADMIN_KEY: "admin-key",
});

test("sends nothing without --write", { timeout: patience }, async () => {
  const { code, output } = await push([], { ...onePage(), ...credentials() });
  expect(output).toMatch(/^2 records: 1 pages, 1 sections, 0 names of reference tables\n/);
  expect(output).toContain('Dry run. To replace the index "lamps", add -- --write.');
  expect(code).toBe(0);
  expect(service.received).toEqual([]);
});

test("fails before reading any page when --write lacks the admin key", { timeout: patience }, async () => {
  const { code, output } = await push(["--write"]);
  expect(output).not.toContain("records");
  expect(output).toContain("Set NEXT_PUBLIC_SEARCH_APP_ID, NEXT_PUBLIC_SEARCH_API_KEY, and SEARCH_ADMIN_KEY");
  expect(code).toBe(1);
});

type Sent = {
  objectID: string;
  type: string;
  url: string;
  language: string;
  docusaurus_tag: string;
  textLanguage?: string;
};

test("replaces the index with the records of all editions, using the admin key", {
  timeout: patience,
}, async () => {
  const { code, output } = await push(["--write"], {
    ...credentials(),
    SITE_DIR: makeSmallSite(),
    EDITION_LANGUAGE: "en-XA",
  });
  expect(output).toContain('Replaced the index "planloom".');
  expect(code).toBe(0);
  const sent = service.received.flatMap(({ body }) => (body as { requests?: { body: Sent }[] }).requests ?? []);
  const records = sent.map(({ body }) => body);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  expect(new Set(records.map(({ type }) => type))).toEqual(new Set(["lvl1", "lvl2"]));
  const pages = records.filter(({ type, url }) => type === "lvl1" && /\/keeper$/.test(url));
  expect(pages.map(({ url, language, docusaurus_tag }) => [new URL(url).pathname, language, docusaurus_tag])).toEqual([
    ["/keeper", "en", "docs-default-current"],
    ["/en-XA/keeper", "en-XA", "docs-default-current"],
    ["/1.0/keeper", "en", "docs-default-1.0"],
  ]);
  const untranslated = records.filter(({ textLanguage }) => textLanguage !== undefined);
  expect(new Set(untranslated.map(({ language, textLanguage }) => `${language}, text ${textLanguage}`))).toEqual(
    new Set(["en-XA, text en"]),
  );
  const move = service.received.filter(({ method }) => method !== "GET").at(-1);
  expect(move?.body).toMatchObject({ operation: "move", destination: "planloom" });
  expect(move?.headers["x-algolia-api-key"]).toBe("admin-key");
});

test("fails when the upload is rejected", { timeout: patience }, async () => {
  service.setMode({ status: 401, message: "Invalid API key" });
  const { code, output } = await push(["--write"], { ...onePage(), ...credentials() });
  expect(output).toContain('The index "lamps" was not replaced: Invalid API key (401)\nCheck the application ID');
  expect(output).not.toContain("    at ");
  expect(code).toBe(1);
});
