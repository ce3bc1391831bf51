import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { DocumentFindings, Examiner, NamedParts, NameFindings } from "../links/analyzed-page";
import { ReferenceFileError } from "../reference/yaml-file";

/** What this process asks for: to look at a page, at the documents, or to say what was found in the pages. */
export type Request = { page: NamedParts } | { ask: "documents" | "pages" };
/** What the other one answers; `problems` are those of a reference that cannot be read. */
export type Answer = { documents: DocumentFindings } | { pages: NameFindings[] } | { problems: readonly string[] };

/** A process that examines pages below `root`, and the reference documents, while this one parses pages. */
export type ExamineProcess = {
  /** Starts it for pages, unless it runs. */
  start: () => Examiner;
  /** What the documents say by themselves; starts the process, unless it runs. */
  readDocuments: () => Promise<DocumentFindings>;
  /** Ends it, if it runs. */
  close: () => void;
};

/** Describes the process; it starts when it is first needed. */
export function examineInProcess(root: string): ExamineProcess {
  let running: ReturnType<typeof start> | undefined;
  const started = () => {
    running ??= start(root);
    return running;
  };
  return {
    start: () => {
      const { send, ask } = started();
      return {
        add: (page) => send({ page }),
        finish: () => ask("pages", (answer) => ("pages" in answer ? answer.pages : undefined)),
      };
    },
    readDocuments: () => started().ask("documents", (answer) => ("documents" in answer ? answer.documents : undefined)),
    close: () => running?.close(),
  };
}

function start(root: string) {
  const child = fork(fileURLToPath(new URL("./examine.ts", import.meta.url)), [root], { serialization: "advanced" });
  const failed = new Promise<never>((_, reject) => {
    child.on("message", (answer: Answer) => "problems" in answer && reject(new ReferenceFileError(answer.problems)));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Examining pages ended early with code ${code}; see above.`)));
  });
  // Whoever waits for an answer is told; without anybody waiting, the end of the process is as it should be.
  failed.catch(() => {});
  const send = (request: Request) => child.connected && child.send(request);
  const ask = <Found>(what: "documents" | "pages", read: (answer: Answer) => Found | undefined): Promise<Found> => {
    const answered = new Promise<Found>((resolve) => {
      child.on("message", (answer: Answer) => {
        const found = read(answer);
        if (found !== undefined) resolve(found);
      });
    });
    send({ ask: what });
    return Promise.race([answered, failed]);
  };
  return { send, ask, close: () => child.connected && child.disconnect() };
}
