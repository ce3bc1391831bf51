import { spawn } from "node:child_process";
import { appendFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { sentBytes } from "../../lib/build/precompress";
import { copyProject } from "../../tests/exports/project";
import { addressOf, writeCorpus } from "./corpus";
import type { Figures } from "./figures";
import { memoryOf } from "./memory";

/** Milliseconds between two looks at the memory of a build. */
const lookEvery = 250;

/** Builds a generated corpus in a copy of the project: from nothing, and after one edit. Returns the figures and the folder of the export. */
export async function measureBuilds(pages: number): Promise<{ figures: Figures; folder: string; remove: () => void }> {
  const project = copyProject();
  const corpus = join(project.folder, "corpus");
  writeCorpus(corpus, pages);
  const build = () => timeBuild(project.folder, ["npm", "run", "--silent", "build"], { CONTENT_DIR: "corpus" });
  const cold = await build();
  appendFileSync(join(corpus, `${addressOf(7)}.md`), "\nOne sentence more.\n");
  const edit = await build();
  const folder = join(project.folder, "out");
  const figures = {
    [`cold build, ${pages} pages (s)`]: cold.seconds,
    [`after one edit, ${pages} pages (s)`]: edit.seconds,
    "memory of all processes, cold (MB)": cold.megabytes,
    "memory of all processes, after one edit (MB)": edit.megabytes,
    ...weighExport(folder),
  };
  rmSync(join(project.folder, "node_modules"), { recursive: true, force: true });
  return { figures, folder, remove: project.remove };
}

/** What an export weighs without its packed files, and its pages as a host sends them. */
export function weighExport(folder: string): Figures {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !/\.(?:br|gz)$/.test(file));
  const pages = files.filter((file) => file.endsWith(".html")).map(sentBytes);
  return {
    "export (files)": files.length,
    "export (MB)": files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6,
    "HTML of a page, brotli, median (kB)": (pages.sort((a, b) => a - b)[pages.length >> 1] ?? 0) / 1000,
  };
}

/** Runs a build with `variables` in its environment. Returns its seconds, and the most that all its processes hold at once. */
export function timeBuild(
  cwd: string,
  [program, ...args]: readonly [string, ...string[]],
  variables: Readonly<Record<string, string>>,
): Promise<{ seconds: number; megabytes: number }> {
  const begun = performance.now();
  const child = spawn(program, args, {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...variables },
  });
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid ?? 0));
  }, lookEvery);
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("exit", (status) => {
      clearInterval(timer);
      const seconds = (performance.now() - begun) / 1000;
      if (status === 0) resolve({ seconds, megabytes: most / 1e6 });
      else reject(new Error(`The build ended with ${status}.`));
    });
  });
}
