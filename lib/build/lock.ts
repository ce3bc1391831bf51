import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashText } from "../hash";
import { BuildError } from "./build-failure";

/**
 * Allows only one build of the project at `root` at a time. The lock is a socket that this process listens on, so the system releases
 * it however the process ends; on Linux its name as well, elsewhere the stale socket file of a killed process is removed.
 * @throws BuildError when another build is running.
 */
export async function lockBuild(root: string): Promise<void> {
  const id = hashText(root).slice(0, 16);
  const names: Partial<Record<NodeJS.Platform, string>> = { linux: `\0build-${id}`, win32: `\\\\.\\pipe\\build-${id}` };
  const address = names[process.platform] ?? join(tmpdir(), `build-${id}.sock`);
  if (await listen(address)) return;
  if (!(await answers(address))) {
    if (!(process.platform in names)) rmSync(address, { force: true });
    if (await listen(address)) return;
  }
  throw new BuildError("Another build of this project is running. Wait for it to finish, or stop it.");
}

/** Resolves to false when the address is taken. */
function listen(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end()).unref();
    server.once("error", (error) => {
      if ("code" in error && error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen(address, () => resolve(true));
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
