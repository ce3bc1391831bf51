import { pathToFileURL } from "node:url";
import { escapeRegExp } from "../escape-regexp";
import { formatAnnotations, formatJson, formatReport } from "../issues";
import { decode } from "../paths";
import { writeCheckReport } from "../site/check-report";
import { readEnvironment } from "../site/environment";
import { environmentMistakes } from "../site/environment-mistakes";
import type { Issue } from "../types";
import { editionIssue, isEditionError } from "./edition-issue";

/** Files of the owner that are code and run as soon as a command starts. */
const configuration = /^(?:sidebars|redirects|lib\/product\/settings|(?!lib\/)(?:.*\/)?manifest|i18n\/.*)\.ts$/;
/** Finds places of the project in a stack, which has paths as they are, and as addresses; relative to `root`. */
function placesIn(stack: string, root: string) {
  const before = [pathToFileURL(root).href, root].map(escapeRegExp).join("|");
  return [...stack.matchAll(new RegExp(`(${before})/([^:()"'\\n]+?\\.ts)(?::(\\d+)(?::(\\d+))?)?`, "g"))].map(
    ([, folder = "", path = "", line, column]) => ({ file: folder === root ? path : decode(path), line, column }),
  );
}

/** A mistake that keeps a file from being compiled; of the compiler, whose columns begin with 0. */
type CompileError = { text: string; location: { file: string; line: number; column: number } | null };

const isCompileFailure = (cause: Error): cause is Error & { errors: CompileError[] } =>
  "errors" in cause && Array.isArray(cause.errors) && cause.errors.length > 0;

/** What a file of configuration threw, or why it does not compile, as a finding; undefined when the mistake is none of theirs. */
function configurationIssue(cause: unknown, root: string): Issue | undefined {
  if (!(cause instanceof Error)) return undefined;
  const mistakes = isCompileFailure(cause) ? cause.errors.map(notCompiled) : thrown(cause, root);
  const found = mistakes.find(({ file }) => configuration.test(file));
  return (
    found && {
      severity: "error",
      ...found,
      message: `The file cannot be loaded: ${found.message}`,
      hint: "Nothing can be read without it. Fix the line; npm run lint finds wrong types and names.",
    }
  );
}

/** A missing export is a mistake of the file that should have it if that file is the owner's, otherwise of the file that imports it. */
function notCompiled({ text, location }: CompileError) {
  const [, file = "", name] = /^No matching export in "([^"]+)" for import "([^"]+)"/.exec(text) ?? [];
  if (configuration.test(file) && !configuration.test(location?.file ?? ""))
    return { file, message: `it does not export "${name}".` };
  return {
    file: location?.file ?? "",
    line: location?.line,
    column: location ? location.column + 1 : undefined,
    message: text,
  };
}

/** The places that an error passed, the innermost first. */
function thrown({ stack = "", message }: Error, root: string) {
  return placesIn(stack, root).map(({ file, line, column }) => ({
    file,
    line: line ? Number(line) : undefined,
    column: column ? Number(column) : undefined,
    message: message.split("\n")[0] ?? "",
  }));
}

/** What was wrong with what is loaded before a command's own code runs; undefined when it is none of the owner's files. */
function loadingIssues(cause: unknown, root: string): readonly Issue[] | undefined {
  // By its name: this file is loaded by every command, and what reads documents takes its time.
  if (cause instanceof Error && cause.name === "InputError") return (cause as Error & { issues: Issue[] }).issues;
  if (cause instanceof Error && cause.name === "ContentPlaceError") {
    return [{ severity: "error", file: "CONTENT_DIR", message: cause.message }];
  }
  const issue = isEditionError(cause) ? editionIssue(cause, readEnvironment()) : configurationIssue(cause, root);
  return issue && [issue];
}

/** Prints findings in the form that the options of the command ask for, as `npm run check` has them. */
function reportInForm(issues: readonly Issue[]): void {
  if (process.argv.includes("--github")) console.log(formatAnnotations(issues));
  if (process.argv.includes("--json")) console.log(formatJson(issues));
  else console.error(formatReport(issues));
}

/** What was wrong with the words behind a command; undefined when it is something else. */
const optionMistake = (cause: unknown): string | undefined =>
  cause instanceof Error && "code" in cause && String(cause.code).startsWith("ERR_PARSE_ARGS")
    ? `${cause.message}. docs/commands.md lists what each command takes.`
    : undefined;

/**
 * Installs a handler for uncaught errors that ends the process with a report instead of a stack when a configuration file does not compile
 * or throws while it is loaded, when a document that code reads at start is invalid, or when a command line option is. Environment
 * variables with a misspelled name or an invalid value end it at once. All imports of a command are loaded before its own code runs, so
 * `run.mjs` calls this first. Other errors end the process as usual. `isAuthoring`: the live preview shows the report, too.
 */
export function handleConfigurationErrors(root: string, isAuthoring: boolean): void {
  process.on("uncaughtException", (cause) => {
    const issues = loadingIssues(cause, root);
    if (issues && isAuthoring) writeCheckReport(root, issues);
    if (issues) reportInForm(issues);
    else console.error(optionMistake(cause) ?? cause);
    process.exit(1);
  });
  const mistakes = environmentMistakes(root);
  if (mistakes.length === 0) return;
  reportInForm(mistakes);
  process.exit(1);
}
