import { spawn } from "node:child_process";
import { promisify } from "node:util";
import { type Environment, inheritedEnv } from "../../site/environment";
import { textsOf } from "../../site/place";
import { launcher } from "../programs.mjs";

/** The exit status of an edition's process, and the output it sent. */
export type EditionResult<Output> = { status: number | null; output?: Output };

type Options = {
  /** Arguments of the program. */
  args?: readonly string[];
  /** `pipe`: its output is shown when it has ended. */
  stdio?: "inherit" | "pipe";
  /** Ends the process. */
  signal?: AbortSignal;
};

/**
 * Runs a program for one edition and receives what it passes to `sendOutput`. It is a separate process because base path and interface
 * texts are fixed when code is loaded.
 * @throws ContentPlaceError when the environment names no folder, and Error when the process cannot be started.
 */
export function runForEdition<Output>(
  program: string,
  own: Environment,
  { args = [], stdio = "inherit", signal }: Options = {},
): Promise<EditionResult<Output>> {
  const child = spawn(process.execPath, [...process.execArgv, launcher, program, ...args], {
    stdio: ["ignore", stdio, stdio, "ipc"],
    // Maps and sets arrive as what they are.
    serialization: "advanced",
    env: inheritedEnv({ EDITION_LANGUAGE: own.language, EDITION_VERSION: own.version, EDITION_TEXTS: textsOf(own) }),
    ...(signal && { signal }),
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => said.push(part));
  let output: Output | undefined;
  child.on("message", (message) => {
    output = message as Output;
  });
  return new Promise((resolve, reject) => {
    child.once("error", (cause) => (signal?.aborted ? resolve({ status: null }) : reject(cause)));
    child.once("close", (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve({ status, ...(output !== undefined && { output }) });
    });
  });
}

/** Sends the output to the parent process, if there is one. @throws Error when the parent has ended. */
export async function sendOutput(output: object): Promise<void> {
  if (process.send)
    await promisify(process.send.bind(process) as (message: object, done: (error: Error | null) => void) => boolean)(
      output,
    );
}
