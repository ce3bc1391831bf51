import { spawn } from "node:child_process";
import { promisify } from "node:util";
import { type Environment, inherited } from "../site/environment";
import { textsOf } from "../site/place";
import { launcher } from "./programs.mjs";

/** How the process of an edition ended, and what it made. */
export type End<Made> = { status: number | null; made?: Made };

type Options = {
  /** Words for the program. */
  args?: readonly string[];
  /** `pipe`: what the process says is shown when it has ended. */
  stdio?: "inherit" | "pipe";
  /** Ends the process. */
  signal?: AbortSignal;
};

/**
 * Runs a program for one edition, in a process of its own since each edition has its own address and words, and takes what it makes
 * (`sendMade`).
 * @throws ContentPlaceError when the environment names no folder, and Error when the process cannot be started.
 */
export function runForEdition<Made>(
  program: string,
  own: Environment,
  { args = [], stdio = "inherit", signal }: Options = {},
): Promise<End<Made>> {
  const child = spawn(process.execPath, [...process.execArgv, launcher, program, ...args], {
    stdio: ["ignore", stdio, stdio, "ipc"],
    // Maps and sets arrive as what they are.
    serialization: "advanced",
    env: inherited({ EDITION_LANGUAGE: own.language, EDITION_VERSION: own.version, EDITION_TEXTS: textsOf(own) }),
    ...(signal && { signal }),
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => said.push(part));
  let made: Made | undefined;
  child.on("message", (message) => {
    made = message as Made;
  });
  return new Promise((resolve, reject) => {
    child.once("error", (cause) => (signal?.aborted ? resolve({ status: null }) : reject(cause)));
    child.once("close", (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve({ status, ...(made !== undefined && { made }) });
    });
  });
}

/** Sends what was made to the process that has started this one, if one has. @throws Error when that is gone. */
export async function sendMade(made: object): Promise<void> {
  if (process.send)
    await promisify(process.send.bind(process) as (message: object, done: (error: Error | null) => void) => boolean)(
      made,
    );
}
