/** @type {import("next").NextConfig} */
const config = {
  output: "export",
  reactStrictMode: true,
  poweredByHeader: false,
  // One worker a core; pages are short, so many may wait for the disk at once.
  experimental: { staticGenerationMaxConcurrency: 32, staticGenerationMinPagesPerWorker: 50 },
};

export default config;
