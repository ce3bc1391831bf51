import { spawn } from "node:child_process";
import { appendFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { transferSize } from "../../lib/build/export/precompress";
import { copyProject } from "../../tests/exports/project";
import { percentile } from "../percentile";
import { addressOf, writeCorpus } from "./corpus";
import type { Figures } from "./figures";
import { memoryOf } from "./memory";

/** Milliseconds between two samples of a build's memory. */
const pollInterval = 250;

/**
 * Builds a generated corpus in a copy of the project: a clean build, and one after an edit. Returns the figures and the folder of the
 * export.
 */
export async function measureBuilds(pages: number): Promise<{ figures: Figures; folder: string; remove: () => void }> {
  const project = copyProject();
  const generator = ourselves(project.folder);
  try {
    const figures = await buildTwice(pages, generator);
    rmSync(join(project.folder, "node_modules"), { recursive: true, force: true });
    return { figures, folder: join(project.folder, generator.out), remove: project.remove };
  } catch (cause) {
    project.remove();
    throw cause;
  }
}

/** A site generator to measure: its folder, where its pages and its export are, and the command that builds. */
export type SiteGenerator = {
  folder: string;
  content: string;
  out: string;
  command: readonly [program: string, ...args: string[]];
  variables: Readonly<Record<string, string>>;
};

/** This project, in a copy, over a corpus in it. */
export const ourselves = (folder: string): SiteGenerator => ({
  folder,
  content: "corpus",
  out: "out",
  command: ["npm", "run", "--silent", "build"],
  variables: { CONTENT_DIR: "corpus" },
});

/** Writes the generated corpus to a site generator's content folder and builds it: from nothing, and after one edit. */
export async function buildTwice(pages: number, generator: SiteGenerator): Promise<Figures> {
  const corpus = join(generator.folder, generator.content);
  writeCorpus(corpus, pages);
  const cold = await build(generator);
  appendFileSync(join(corpus, `${addressOf(7)}.md`), "\nOne sentence more.\n");
  const edit = await build(generator);
  return {
    [`cold build, ${pages} pages (s)`]: cold.seconds,
    [`after one edit, ${pages} pages (s)`]: edit.seconds,
    "memory of all processes, cold (MB)": cold.megabytes,
    "memory of all processes, after one edit (MB)": edit.megabytes,
    ...weighExport(join(generator.folder, generator.out)),
  };
}

/** Sizes of an export without its compressed files, and of its pages as a host sends them. */
export function weighExport(folder: string): Figures {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !/\.(?:br|gz)$/.test(file));
  const pages = files.filter((file) => file.endsWith(".html")).map(transferSize);
  return {
    "export (files)": files.length,
    "export (MB)": files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6,
    "HTML of a page, brotli, median (kB)": percentile(pages, 0.5) / 1000,
  };
}

/** Returns the seconds of a build, and the most that all its processes hold at once. */
export function build({ folder, command, variables }: SiteGenerator): Promise<{ seconds: number; megabytes: number }> {
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
