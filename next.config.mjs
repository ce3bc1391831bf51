import { existsSync, readFileSync } from "node:fs";

/** Written by the build when CONTENT_DIR names another tree of pages; see `lib/nav/manifest.ts`. */
const manifest = ".cache/manifest.json";

/** @type {import("next").NextConfig} */
const config = {
  output: "export",
  reactStrictMode: true,
  poweredByHeader: false,
  env: { CONTENT_MANIFEST: existsSync(manifest) ? readFileSync(manifest, "utf8") : "" },
  // `npm run lint` checks types, tests included; checking them again here would only cost time.
  typescript: { ignoreBuildErrors: true },
  // One worker a core; pages are short, so many may wait for the disk at once.
  experimental: { staticGenerationMaxConcurrency: 32, staticGenerationMinPagesPerWorker: 50 },
};

export default config;
