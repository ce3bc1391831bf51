import { readFileSync } from "node:fs";
import { hostname, networkInterfaces } from "node:os";
import { relative } from "node:path";
import { configurationModules, keptModule } from "./lib/build/configuration/configuration-modules.mjs";
import { listFiles } from "./lib/build/inputs.mjs";
import { compileScript } from "./lib/compile-script.mjs";
import { media } from "./lib/media.mjs";

const { CONTENT_DIR, SITE_DIR } = process.env;
const isOther = Boolean(CONTENT_DIR || SITE_DIR);

/** The edition that is exported or shown when it is not the default one; `lib/build/export/export-editions.ts` says more. */
const { EDITION_LANGUAGE = "", EDITION_VERSION = "", EDITION_TEXTS } = process.env;
const base = [EDITION_LANGUAGE, EDITION_VERSION].map((name) => name && `/${name}`).join("");

/**
 * The live preview has the navigation of another site of ours, and of another language, as modules, as it has our own: what is saved in
 * them shows at once. That of another tree and of an older version is made by programs that no bundle has, which write it as a module.
 */
const isAuthoring = process.env.NODE_ENV === "development";
const isWritten = isAuthoring && Boolean(CONTENT_DIR || EDITION_VERSION);
const isLive = isAuthoring && !isWritten && Boolean(SITE_DIR || EDITION_LANGUAGE);
const configured = isAuthoring ? Object.entries(configurationModules(process.env)) : [];

/** Whether an export leaves out pages that sidebars may list: a look at the texts, which costs less than reading them. */
function hasDrafts() {
  if (isAuthoring) return false;
  const pages = listFiles("content").filter((file) => /\.(mdx?|tsx)$/.test(file));
  return pages.some((file) => /^draft:\s*true\b/im.test(readFileSync(file, "utf8")));
}

/**
 * `EXPORT_TREE` is set when what is compiled only renders: the code has the values, which can be too long for the environment of a
 * process. `EXPORT_FIRST` is set when nothing was compiled before, or nothing will be after.
 */
const { EXPORT_TREE, EXPORT_FIRST } = process.env;

/** What code has in place of variables; one of them is the text of the inline script of every page. */
const values = EXPORT_TREE
  ? {}
  : { BOOT_SCRIPT: await compileScript(process.cwd(), "components/boot/boot.ts"), ...(await inlinedValues()) };

/** Our own pages are what bundles have by themselves; those of any other tree are put in place. */
async function inlinedValues() {
  if (isLive || (!isOther && !base && !hasDrafts()))
    return { SITE_SETTINGS: "", CONTENT_MANIFEST: "", CONTENT_REDIRECTS: "" };
  const { importProgram } = await import("./lib/build/programs.mjs");
  return (await importProgram("lib/build/configuration/inlined-values.ts")).loadInlinedValues();
}

/** A tree that is not about our product has nothing of it, not even in files that no page asks for. */
const isForeign = EXPORT_TREE === "foreign" || Boolean(values.SITE_SETTINGS);
const plain = {
  "@/components/page/script-pages": "./components/plain/script-pages.ts",
  "@/components/product": "./components/plain/index.ts",
  "@/lib/product/product": "./lib/plain/product.ts",
  "@/lib/product/settings": "./lib/plain/settings.ts",
  "@/lib/product/search-settings": "./lib/plain/search-settings.ts",
  "@/sidebars": "./lib/plain/sidebars.ts",
};

/**
 * How Next's own code asks for what makes pieces of payloads, which nobody asks for: `next-config.test.ts` looks whether it still does.
 */
const segments = "./collect-segment-data";

/** With credentials of the hosted service, search opens DocSearch, with its assistant if there is one; else nothing of it is compiled. */
const {
  NEXT_PUBLIC_SEARCH_APP_ID: searchApp,
  NEXT_PUBLIC_SEARCH_API_KEY: searchKey,
  NEXT_PUBLIC_SEARCH_ASSISTANT_ID: assistant,
} = process.env;
const hostedSearch = searchApp &&
  searchKey && {
    "@/components/search/modal/search-modal": `./components/search/hosted/${assistant ? "ask" : "keyword"}-modal.tsx`,
  };

/** Where Next puts the export, for the build to finish: that of the default edition beside the last one, which stays until then. */
const { EXPORT_FOLDER: exportFolder = "out.new" } = process.env;

/**
 * In the preview of another edition everything is below its base path: files of `public` too, which all editions of the published site
 * share. The root, which Next prints, is not the page of anything.
 */
const intoEdition = [
  { source: "/", destination: base },
  { source: `/:file((?!${base.slice(1)}$)[^/]+\\.[a-z]\\w*)`, destination: `${base}/:file` },
  {
    source: `/:top((?!${base.split("/")[1]}/|_next/)[^/]+)/:rest*/:file([^/]+\\.[a-z]\\w*)`,
    destination: `${base}/:top/:rest*/:file`,
  },
].map((redirect) => ({ ...redirect, basePath: false, permanent: false }));

/** In the preview of another tree, images beside its pages are read where they are; an export has copies. Pictures of the site are drawn. */
const ofTree = [
  { source: `/:path((?!social/|logos/icon-).+\\.(?:${media}))`, destination: "/while-authoring/file/:path" },
];

/** Names of this machine, one of which Next prints: at all of them a page may listen to what is saved. */
const ownNames = () => [
  hostname(),
  ...Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address)),
  ),
];

/** @type {import("next").NextConfig} */
const config = {
  ...(base && { basePath: base }),
  ...(base && isAuthoring && { redirects: async () => intoEdition }),
  ...(isAuthoring && CONTENT_DIR && { rewrites: async () => ofTree }),
  ...(isAuthoring && { allowedDevOrigins: ownNames() }),
  // A page that is new has to be served while authoring, which an export has no way to do.
  ...(!isAuthoring && { output: "export", distDir: exportFolder }),
  // The same code has the same name, so that a new text does not reload the tabs that are open.
  generateBuildId: () => process.env.EXPORT_CODE ?? null,
  // What it finds it finds by rendering everything twice, which an author would wait for after every edit.
  reactStrictMode: false,
  poweredByHeader: false,
  // A browser on the same desk gets answers sooner than it could unpack them.
  compress: !isAuthoring,
  logging: { incomingRequests: { ignore: [/\/while-authoring\/begin$/, /\?while-authoring$/] } },
  // The bar for authors is at the bottom.
  devIndicators: { position: "bottom-right" },
  env: { ...values, EDITION_LANGUAGE, EDITION_VERSION },
  // What only our product publishes is in `route.product.ts`, what only other trees need in `route.plain.ts`, what only authors need in `route.live.ts`.
  pageExtensions: ["tsx", "ts", isForeign ? "plain.ts" : "product.ts", ...(isAuthoring ? ["live.ts"] : [])],
  // `npm run lint` checks types, tests included; checking them again here would only cost time.
  typescript: { ignoreBuildErrors: true },
  // Reading pages is done with libraries that no browser gets: compiling them into every build would only take time.
  serverExternalPackages: [
    "shiki",
    "mermaid",
    "dompurify",
    "unified",
    "next-mdx-remote",
    "gray-matter",
    "yaml",
    "smol-toml",
    "zod",
    "image-size",
    "vfile",
    "remark-gfm",
    "remark-directive",
    "remark-gemoji",
    "rehype-slug",
    "rehype-autolink-headings",
    "mdast-util-to-hast",
    "mdast-util-to-markdown",
    "mdast-util-gfm",
    "hast-util-raw",
    "hast-util-sanitize",
    "hast-util-to-html",
    "hast-util-to-string",
    "fastest-levenshtein",
  ],
  // While authoring, documents of the reference are in the module graph as text.
  turbopack: {
    rules: { "*.yaml": { condition: { query: "?raw" }, type: "text" } },
    resolveAlias: {
      ...(isForeign && plain),
      ...hostedSearch,
      ...(isWritten && { "@/lib/nav/manifest": "./.cache/manifest.mjs" }),
      ...(isLive && { "@/lib/nav/manifest": "./lib/site/manifest.live.ts" }),
      ...Object.fromEntries(configured.map(([name, file]) => [name, `./${keptModule(file)}`])),
      ...(isAuthoring
        ? { "@/lib/product/reference/watched-documents": "./lib/product/reference/watched-documents.live.ts" }
        : { [segments]: "./lib/build/export/no-segments.ts" }),
      // Readers get the words of one language: those of the edition take the place of English ones.
      ...(EDITION_TEXTS && { "#texts/*": `./${relative(process.cwd(), EDITION_TEXTS)}/*.ts` }),
    },
  },
  // No map is made, so there is nothing to show errors of a rendered page with: Node.js would only look for them.
  enablePrerenderSourceMaps: false,
  // One worker a core; pages are short, so many may wait for the disk at once.
  experimental: {
    staticGenerationMaxConcurrency: 32,
    staticGenerationMinPagesPerWorker: 50,
    // What runs once on the build's machine need not be small, and no map is published: a third of compiling.
    serverMinification: false,
    // Pieces of payloads are not made, so there is nothing to measure.
    prefetchInlining: false,
    ...(!isAuthoring && { turbopackSourceMaps: false }),
    // Writing the compiler's cache takes longer than compiling: it pays from the second time on.
    ...(EXPORT_FIRST && { turbopackFileSystemCacheForBuild: false }),
  },
};

export default config;
