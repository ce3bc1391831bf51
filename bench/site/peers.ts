import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { timeBuild, weighExport } from "./build";
import { addressOf, writeCorpus } from "./corpus";
import type { Figures } from "./figures";

/** Another maker of sites, as its own guide sets it up: nothing is turned off, nothing added. */
type Peer = {
  packages: Readonly<Record<string, string>>;
  /** Where it looks for pages, and where it puts the export. */
  content: string;
  out: string;
  files: Readonly<Record<string, string>>;
  command: readonly [program: string, ...args: string[]];
};

/** The last versions that run on the Node.js of this project. */
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
  },
};

const variables = { ASTRO_TELEMETRY_DISABLED: "1", DOCUSAURUS_NO_TELEMETRY: "1" };

/** Builds the generated corpus with each peer, from nothing and after one edit, as `measureBuilds` does with this project. */
export async function measurePeers(pages: number): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const [name, peer] of Object.entries(peers)) {
    const folder = mkdtempSync(join(tmpdir(), "peer-"));
    try {
      setUp(folder, peer, pages);
      const cold = await timeBuild(folder, peer.command, variables);
      appendFileSync(join(folder, peer.content, `${addressOf(7)}.md`), "\nOne sentence more.\n");
      const edit = await timeBuild(folder, peer.command, variables);
      const measured = {
        "cold build (s)": cold.seconds,
        "after one edit (s)": edit.seconds,
        "memory of all processes, cold (MB)": cold.megabytes,
        ...weighExport(join(folder, peer.out)),
      };
      for (const [what, value] of Object.entries(measured)) figures[`${name}: ${what}`] = value;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return figures;
}

function setUp(folder: string, peer: Peer, pages: number): void {
  const files = { ...peer.files, "package.json": JSON.stringify({ private: true, dependencies: peer.packages }) };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeCorpus(join(folder, peer.content), pages);
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--legacy-peer-deps", "--ignore-scripts"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
