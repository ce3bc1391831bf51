import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EditError } from "../edit/file-changes";
import { hashText } from "../hash";
import { BuildError } from "./build-failure";

/** Allows only one build of the project at `root` at a time. @throws BuildError when another build is running. */
export async function lockBuild(root: string): Promise<void> {
  if (await lock(root, "build")) return;
  throw new BuildError("Another build of this project is running. Wait for it to finish, or stop it.");
}

/**
 * Runs an edit of the project at `root`, unless another one is running: two would undo each other's changes, and each report the mistakes
 * that the other one is about to mend.
 * @throws EditError when another one is running, and what `edit` throws.
 */
export async function editAlone<T>(root: string, edit: () => Promise<T>): Promise<T> {
  const held = await lock(root, "edit");
  if (!held)
    throw new EditError("Another command is changing pages of this project. Wait for it to finish, or stop it.");
  return edit().finally(() => held.close());
}

/**
 * Resolves to a lock that this process holds, or to undefined if another holds it. It is a socket to listen on, so the system releases it
 * however the process ends; on Linux its name as well, elsewhere the stale socket file of a killed process is removed.
 */
async function lock(root: string, work: "build" | "edit"): Promise<Server | undefined> {
  const name = `${work}-${hashText(root).slice(0, 16)}`;
  const names: Partial<Record<NodeJS.Platform, string>> = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` };
  const address = names[process.platform] ?? join(tmpdir(), `${name}.sock`);
  const held = await listen(address);
  if (held || (await answers(address))) return held;
  if (!(process.platform in names)) rmSync(address, { force: true });
  return listen(address);
}

/** Resolves to undefined when the address is taken. */
function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end()).unref();
    server.once("error", (error) => {
      if ("code" in error && error.code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    const answer = (isAnswered: boolean) => () => {
      socket.destroy();
      resolve(isAnswered);
    };
    socket.once("connect", answer(true)).once("error", answer(false));
  });
}
