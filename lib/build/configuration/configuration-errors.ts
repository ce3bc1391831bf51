import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { escapeRegExp } from "../../escape-regexp";
import { formatAnnotations, formatJson, formatReport } from "../../issues";
import { decode } from "../../paths";
import { writeCheckReport } from "../../site/check-report";
import { readEnvironment } from "../../site/environment";
import { environmentMistakes } from "../../site/environment-mistakes";
import type { Issue } from "../../types";
import { buildFolder, importTypeScript } from "../programs.mjs";
import { editionIssue, isEditionError } from "./edition-issue";

/** The owner's configuration files and texts, which are code that runs as soon as a command starts. */
const configuration =
  /^(?:sidebars|redirects|lib\/product\/settings|lib\/texts\/en\/.*|(?!lib\/)(?:.*\/)?manifest|i18n\/.*)\.ts$/;
/** Finds positions in project files in a stack, which contains paths and file URLs; relative to `root`. */
function placesIn(stack: string, root: string) {
  const before = [pathToFileURL(root).href, root].map(escapeRegExp).join("|");
  return [...stack.matchAll(new RegExp(`(${before})/([^:()"'\\n]+?\\.ts)(?::(\\d+)(?::(\\d+))?)?`, "g"))].map(
    ([, folder = "", path = "", line, column]) => ({ file: folder === root ? path : decode(path), line, column }),
  );
}

/** A compile error from esbuild, whose columns start at 0. */
type CompileError = { text: string; location: { file: string; line: number; column: number } | null };

const isCompileFailure = (cause: Error): cause is Error & { errors: CompileError[] } =>
  "errors" in cause && Array.isArray(cause.errors) && cause.errors.length > 0;

/** Findings for an error thrown by, or compiling, a configuration file; undefined if the mistake is elsewhere. */
function configurationIssues(cause: unknown, root: string): Issue[] | undefined {
  if (!(cause instanceof Error)) return undefined;
  const mistakes = isCompileFailure(cause)
    ? cause.errors.map((error) => notCompiled(error, root))
    : thrown(cause, root);
  const found = mistakes.find(({ file }) => configuration.test(file));
  const hint = "Nothing can be read without it. Fix the line; npm run lint finds wrong types and names.";
  return found && [{ severity: "error", hint, ...found, message: `The file cannot be loaded: ${found.message}` }];
}

const restoring = (file: string) => `Nothing can be read without it. Restore it: git checkout HEAD -- ${file}`;

/**
 * A missing file, or a folder in its place, is reported by its own name, and a missing export in the file that should have it, if that is the owner's; what else is
 * wrong in the importing file.
 */
function notCompiled({ text, location }: CompileError, root: string): Omit<Issue, "severity"> {
  const [, entry] = /^Could not resolve "([^"]+)"$/.exec(location ? "" : text) ?? [];
  if (entry) {
    const own = relative(root, entry);
    return { file: own, message: "it is not a file.", hint: restoring(own) };
  }
  const [, missing] = /^There is no file for "\.\/([^"]+)"/.exec(text) ?? [];
  if (configuration.test(`${missing}.ts`)) {
    return { file: `${missing}.ts`, message: "it does not exist.", hint: restoring(`${missing}.ts`) };
  }
  const [, partial = "", lacked] = /^No matching export in "([^"]+)" for import "([^"]+)"/.exec(text) ?? [];
  const [, name = lacked, file = partial] = /^Import "([^"]+)" will always be .+ the file "([^"]+)"/.exec(text) ?? [];
  if (configuration.test(file) && !configuration.test(location?.file ?? ""))
    return { file, message: `it does not export "${name}".` };
  return {
    file: location?.file ?? "",
    line: location?.line,
    column: location ? location.column + 1 : undefined,
    message: text,
  };
}

/** The positions in an error's stack, innermost first. */
function thrown({ stack = "", message }: Error, root: string): Omit<Issue, "severity">[] {
  return placesIn(stack, root).map(({ file, line, column }) => ({
    file,
    line: line ? Number(line) : undefined,
    column: column ? Number(column) : undefined,
    message: message.split("\n")[0] ?? "",
  }));
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
