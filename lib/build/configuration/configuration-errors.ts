import { join } from "node:path";
import { formatAnnotations, formatJson, formatReport } from "../../issues";
import { writeCheckReport } from "../../site/check-report";
import { readEnvironment } from "../../site/environment";
import { environmentMistakes } from "../../site/environment-mistakes";
import type { Issue } from "../../types";
import { buildFolder, importTypeScript } from "../programs.mjs";
import { editionIssue, isEditionError } from "./edition-issue";
import { loadFailures } from "./load-failures";

/** The owner's configuration files and texts, which are code that runs as soon as a command starts. */
const configuration =
  /^(?:sidebars|redirects|lib\/product\/settings|lib\/texts\/en\/.*|(?!lib\/)(?:.*\/)?manifest|i18n\/.*)\.ts$/;
/** Findings for an error thrown by, or compiling, a configuration file; undefined if the mistake is elsewhere. */
export function configurationIssues(cause: unknown, root: string): Issue[] | undefined {
  if (!(cause instanceof Error)) return undefined;
  const found = loadFailures(cause, root, configuration).find(({ file }) => configuration.test(file));
  return found && [found];
}

/** Issues that an error itself tells; undefined if it tells none. */
function toldIssues(cause: unknown): readonly Issue[] | undefined {
  // Compared by name: every command loads this file, and importing the class would load the slow document parser.
  if (cause instanceof Error && cause.name === "InputError") return (cause as Error & { issues: Issue[] }).issues;
  if (cause instanceof Error && cause.name === "ContentPlaceError") {
    return [{ severity: "error", file: "CONTENT_DIR", message: cause.message }];
  }
  return isEditionError(cause) ? [editionIssue(cause, readEnvironment())] : undefined;
}

/** What is wrong with the settings: code that reads them as it is loaded fails first; undefined if it must be something else. */
async function settingsIssues(root: string): Promise<readonly Issue[] | undefined> {
  // Another tree has its own.
  if (readEnvironment().contentDir) return undefined;
  const file = join(buildFolder, "configuration", "settings-mistakes.ts");
  const loaded: Promise<typeof import("./settings-mistakes")> = importTypeScript(file);
  const issues = await loaded.then(({ settingsMistakes }) => settingsMistakes(root)).catch(() => []);
  return issues.length > 0 ? issues : undefined;
}

/** Prints findings in the format that the command's options request, as `npm run check` does. */
function reportInForm(issues: readonly Issue[]): void {
  if (process.argv.includes("--github")) console.log(formatAnnotations(issues));
  if (process.argv.includes("--json")) console.log(formatJson(issues));
  else console.error(formatReport(issues));
}

/** The message for an invalid command-line option; undefined for any other error. */
const optionMistake = (cause: unknown): string | undefined =>
  cause instanceof Error && "code" in cause && String(cause.code).startsWith("ERR_PARSE_ARGS")
    ? `${cause.message}. docs/commands.md lists what each command takes.`
    : undefined;

/** The message for an import of a package that is not there; undefined for any other error. */
function missingPackage(cause: unknown): string | undefined {
  const [, name] = /^Cannot find package '([^']+)'/.exec(cause instanceof Error ? cause.message : "") ?? [];
  return name && `The package "${name}" is not installed. Run npm ci, or correct the import that names it.`;
}

/** What to do when the disk is full or may not be used; undefined for any other error. */
const refusedByDisk = (cause: unknown): string | undefined =>
  cause instanceof Error && /^(?:ENOSPC|EDQUOT|EROFS|EACCES|EPERM):/.test(cause.message)
    ? `${cause.message}. Run it again when the disk has room and the file may be read and written.`
    : undefined;

/**
 * Installs a handler for uncaught errors that ends the process with a report instead of a stack when a configuration file does not compile
 * or throws while it is loaded, when the settings have another form than code that reads them expects, when a document that code reads at
 * start is invalid, when a command line option is, when a package is not installed, or when the disk refuses something. Environment
 * variables with a misspelled name or an invalid value end it at once. All imports of a command are loaded before its own code runs, so
 * `run.mjs` calls this first. Other errors end the process as usual.
 * `isAuthoring`: the live preview shows the report, too.
 */
export function handleConfigurationErrors(root: string, isAuthoring: boolean): void {
  process.on("uncaughtException", async (cause) => {
    // Settings before the file that failed: texts and sidebars, which read them, fail with their mistakes.
    const issues = toldIssues(cause) ?? (await settingsIssues(root)) ?? configurationIssues(cause, root);
    if (issues && isAuthoring) writeCheckReport(root, issues);
    if (issues) reportInForm(issues);
    else console.error(optionMistake(cause) ?? missingPackage(cause) ?? refusedByDisk(cause) ?? cause);
    process.exit(1);
  });
  const mistakes = environmentMistakes(root);
  if (mistakes.length === 0) return;
  reportInForm(mistakes);
  process.exit(1);
}
