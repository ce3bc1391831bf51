import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "../../lib/testing/write-files";
import { buildTwice, type SiteGenerator } from "./build";
import type { Figures } from "./figures";

/** Another site generator, set up as its own guide says, with nothing turned off or added. */
type Peer = Omit<SiteGenerator, "folder"> & {
  packages: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
};

/** The newest versions that run on this project's version of Node.js. */
const peers: Readonly<Record<string, Peer>> = {
  Starlight: {
    packages: { astro: "5.18.2", "@astrojs/starlight": "0.36.3", sharp: "0.35.5" },
    content: "src/content/docs",
    out: "dist",
    files: {
      "astro.config.mjs": `import starlight from "@astrojs/starlight";
export default { site: "https://docs.example", integrations: [starlight({ title: "Corpus" })] };
`,
      "src/content.config.ts": `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
    command: ["node_modules/.bin/astro", "build"],
    variables: { ASTRO_TELEMETRY_DISABLED: "1" },
  },
  Docusaurus: {
    packages: {
      "@docusaurus/core": "3.10.2",
      "@docusaurus/preset-classic": "3.10.2",
      "@mdx-js/react": "3.1.1",
      clsx: "2.1.1",
      "prism-react-renderer": "2.4.1",
      react: "19.3.1",
      "react-dom": "19.3.1",
    },
    content: "docs",
    out: "build",
    files: {
      "docusaurus.config.js": `module.exports = {
  title: "Corpus", url: "https://docs.example", baseUrl: "/", markdown: { format: "detect" },
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
};
`,
      "babel.config.js": `module.exports = { presets: [require.resolve("@docusaurus/babel/preset")] };\n`,
    },
    command: ["node_modules/.bin/docusaurus", "build"],
    variables: { DOCUSAURUS_NO_TELEMETRY: "1" },
  },
};

/** Builds the generated corpus with each peer, as `measureBuilds` does with this project. */
export async function measurePeers(pages: number): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const [name, peer] of Object.entries(peers)) {
    const folder = mkdtempSync(join(tmpdir(), "peer-"));
    try {
      setUp(folder, peer);
      const measured = await buildTwice(pages, { ...peer, folder });
      for (const [what, value] of Object.entries(measured)) figures[`${name}: ${what}`] = value;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return figures;
}

function setUp(folder: string, peer: Peer): void {
  const manifest = JSON.stringify({ private: true, dependencies: peer.packages });
  writeFiles(folder, { ...peer.files, "package.json": manifest });
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--legacy-peer-deps", "--ignore-scripts"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
