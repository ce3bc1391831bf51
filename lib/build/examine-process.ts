import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Examiner, NamedParts, NameFindings } from "../links/analyzed-page";

/** What the processes say to each other: pages one way, findings back. */
export type Request = { page: NamedParts } | { finish: true };

/** Starts a process that examines pages below `root` while this one parses them. It ends by itself after `finish`. */
export function startExaminer(root: string): Examiner {
  const child = fork(fileURLToPath(new URL("./examine.ts", import.meta.url)), [root], { serialization: "advanced" });
  const findings = new Promise<NameFindings[]>((resolve, reject) => {
    child.once("message", (answer: NameFindings[]) => resolve(answer));
    child.once("error", reject);
    child.once("exit", (code) => code && reject(new Error(`Examining the pages ended with code ${code}; see above.`)));
  });
  const send = (request: Request) => child.connected && child.send(request);
  return {
    add: (page) => send({ page }),
    finish: () => {
      send({ finish: true });
      return findings;
    },
  };
}
