import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../lib/hosting/testing/web-server";
import { copyProject } from "../exports/project";

/** Caches that are copied along, so that the copy starts warm. */
const memory = ["pages", "findings", "words"];

/** The site to preview: the test site, whose pages and texts the specs name. */
export const siteDir = "tests/site";

/** `npm run dev` in a copy of this project, whose files may be changed and removed at will. */
export type Preview = {
  /** Origin of its server, without a trailing slash. */
  origin: string;
  /** The process that was started; the servers are its children. */
  pid: () => number;
  /** Text of a file of the copy. */
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /**
   * Replaces the first match in a file. Returns a function that undoes it. @throws Error when there is none.
   */
  edit: (file: string, from: string | RegExp, to: string) => () => void;
  /** Replaces a file by a new one with this text, as many editors do when they save. */
  swap: (file: string, text: string) => void;
  move: (from: string, to: string) => void;
  remove: (file: string) => void;
  /** Restarts the server over the same files, with these variables added or overridden. Resolves as soon as it listens. */
  restart: (environment: Readonly<Record<string, string>>) => Promise<void>;
  /** Restarts the server as it was started, if a test restarted it with other variables. */
  restore: () => Promise<void>;
  /** Ends the server and removes the copy. */
  stop: () => Promise<void>;
};

/** Copies the project and starts the live preview in it. Resolves as soon as it listens; no page is compiled then. */
export async function startPreview(): Promise<Preview> {
  const { folder, remove: removeCopy } = copyProject();
  mkdirSync(join(folder, ".cache"));
  for (const name of memory.filter((kept) => existsSync(join(".cache", kept))))
    spawnSync("cp", ["-a", join(".cache", name), join(folder, ".cache", name)]);
  const port = await freePort();
  let server = await serve(folder, port, {});
  let isAsStarted = true;
  const restart: Preview["restart"] = async (environment) => {
    await end(server);
    server = await serve(folder, port, environment);
    isAsStarted = Object.keys(environment).length === 0;
  };

  const at = (file: string) => join(folder, file);
  const read = (file: string) => readFileSync(at(file), "utf8");
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    origin: `http://localhost:${port}`,
    pid: () => server.pid ?? 0,
    read,
    write,
    edit: (file, from, to) => {
      const text = read(file);
      const edited = text.replace(from, () => to);
      if (edited === text) throw new Error(`${file} has no "${from}".`);
      write(file, edited);
      return () => write(file, text);
    },
    swap: (file, text) => {
      write(`${file}.saved`, text);
      renameSync(at(`${file}.saved`), at(file));
    },
    move: (from, to) => renameSync(at(from), at(to)),
    remove: (file) => rmSync(at(file), { force: true }),
    restart,
    restore: () => (isAsStarted ? Promise.resolve() : restart({})),
    stop: async () => {
      await end(server);
      removeCopy();
    },
  };
}

/** Starts the server in its own process group. @throws Error with its output when it exits before it listens. */
function serve(cwd: string, port: number, environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn("npm", ["run", "--silent", "dev", "--", "-p", String(port)], {
    cwd,
    env: { ...process.env, SITE_DIR: siteDir, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The preview did not start:\n${printed}`));
    child.once("error", reject).once("exit", fail);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        if (/Ready in/.test(printed)) resolve(child.off("exit", fail));
      });
    }
  });
}

/** Ends the process group of a server and waits for all of it, since npm, its leader, does not wait for the other processes. */
async function end({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined || !isRunning(-pid)) return;
  process.kill(-pid, "SIGTERM");
  while (isRunning(-pid)) await setTimeout(50);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
