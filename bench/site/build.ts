import { spawn } from "node:child_process";
import { appendFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { transferSize } from "../../lib/build/precompress";
import { copyProject } from "../../tests/exports/project";
import { addressOf, writeCorpus } from "./corpus";
import type { Figures } from "./figures";
import { memoryOf } from "./memory";

/** Milliseconds between two looks at the memory of a build. */
const pollInterval = 250;

/**
 * Builds a generated corpus in a copy of the project: from nothing, and after one edit. Returns the figures and the folder of the export.
 */
export async function measureBuilds(pages: number): Promise<{ figures: Figures; folder: string; remove: () => void }> {
  const project = copyProject();
  const maker = ourselves(project.folder);
  try {
    const figures = await buildTwice(pages, maker);
    rmSync(join(project.folder, "node_modules"), { recursive: true, force: true });
    return { figures, folder: join(project.folder, maker.out), remove: project.remove };
  } catch (cause) {
    project.remove();
    throw cause;
  }
}

/** What makes a site: its folder, where in it pages and export are, and how it is started. */
export type Maker = {
  folder: string;
  content: string;
  out: string;
  command: readonly [program: string, ...args: string[]];
  variables: Readonly<Record<string, string>>;
};

/** This project, in a copy, over a corpus in it. */
export const ourselves = (folder: string): Maker => ({
  folder,
  content: "corpus",
  out: "out",
  command: ["npm", "run", "--silent", "build"],
  variables: { CONTENT_DIR: "corpus" },
});

/** Writes the generated corpus where a maker of sites looks for pages, and has it build that: from nothing, and after one edit. */
export async function buildTwice(pages: number, maker: Maker): Promise<Figures> {
  const corpus = join(maker.folder, maker.content);
  writeCorpus(corpus, pages);
  const cold = await build(maker);
  appendFileSync(join(corpus, `${addressOf(7)}.md`), "\nOne sentence more.\n");
  const edit = await build(maker);
  return {
    [`cold build, ${pages} pages (s)`]: cold.seconds,
    [`after one edit, ${pages} pages (s)`]: edit.seconds,
    "memory of all processes, cold (MB)": cold.megabytes,
    "memory of all processes, after one edit (MB)": edit.megabytes,
    ...weighExport(join(maker.folder, maker.out)),
  };
}

/** What an export weighs without its packed files, and its pages as a host sends them. */
export function weighExport(folder: string): Figures {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !/\.(?:br|gz)$/.test(file));
  const pages = files.filter((file) => file.endsWith(".html")).map(transferSize);
  return {
    "export (files)": files.length,
    "export (MB)": files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6,
    "HTML of a page, brotli, median (kB)": (pages.sort((a, b) => a - b)[pages.length >> 1] ?? 0) / 1000,
  };
}

/** Returns the seconds of a build, and the most that all its processes hold at once. */
export function build({ folder, command, variables }: Maker): Promise<{ seconds: number; megabytes: number }> {
  const begun = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...variables },
  });
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid ?? 0));
  }, pollInterval);
  return new Promise((resolve, reject) => {
    child.once("close", () => clearInterval(timer));
    child.once("error", reject).once("exit", (status) => {
      const seconds = (performance.now() - begun) / 1000;
      if (status === 0) resolve({ seconds, megabytes: most / 1e6 });
      else reject(new Error(`The build ended with ${status}.`));
    });
  });
}
