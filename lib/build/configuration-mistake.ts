import { relative } from "node:path";
import { formatReport } from "../issues";
import type { Issue } from "../types";

/** Files of the owner that are code and run as soon as a command starts. */
const configuration = /^(?:sidebars|redirects|lib\/product\/settings|(?:.*\/)?manifest|i18n\/.*)\.ts$/;
/** A place in a stack. */
const places = /(?:file:\/\/)?(\/[^\s:()"']+\.ts)(?::(\d+)(?::(\d+))?)?/g;

/** What a file of configuration threw, as a finding; undefined when the mistake is none of theirs. */
function configurationIssue(cause: unknown, root: string): Issue | undefined {
  if (!(cause instanceof Error)) return undefined;
  for (const [, path = "", line, column] of (cause.stack ?? "").matchAll(places)) {
    const file = relative(root, decodeURI(path)).replaceAll("\\", "/");
    if (!configuration.test(file)) continue;
    return {
      severity: "error",
      file,
      line: line ? Number(line) : undefined,
      column: column ? Number(column) : undefined,
      message: `The file cannot be loaded: ${reasonOf(cause)}`,
      hint: "Nothing is read without it. Correct the line; npm run lint finds mistakes of types and names.",
    };
  }
  return undefined;
}

/** Compilers say it behind the place, which is told already. */
const reasonOf = ({ message }: Error) => /^\S+:\d+:\d+: ERROR: (.*)$/m.exec(message)?.[1] ?? message.split("\n")[0];

/**
 * Ends the process with a report instead of a stack when a file of configuration fails while it is loaded, or does not compile. All
 * that a command imports is loaded before its own code runs, so this has to be preloaded (`preload.mjs`). Everything else ends
 * as it would.
 */
export function reportConfigurationMistakes(root: string): void {
  process.on("uncaughtException", (cause) => {
    const issue = configurationIssue(cause, root);
    console.error(issue ? formatReport([issue]) : cause);
    process.exit(1);
  });
}
