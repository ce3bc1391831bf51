import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What is measured over the real content: ranking, and the questions that search and Ask are held to. */
export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  test: { include: ["lib/search/**/*.site.test.ts"] },
});
