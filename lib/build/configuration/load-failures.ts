import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { escapeRegExp } from "../../escape-regexp";
import { decode } from "../../paths";
import type { Issue } from "../../types";

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

type Mistaken = Omit<Issue, "severity">;

const next = "Nothing can be read without it. Fix the line; npm run lint finds wrong types and names.";

/**
 * Why a module cannot be loaded, by an error that its code threw or that compiling it did: a finding for each file that the error names,
 * innermost first. `owned` matches the files that are imported by code that is not to blame.
 */
export function loadFailures(cause: Error, root: string, owned: RegExp): Issue[] {
  const found = isCompileFailure(cause)
    ? cause.errors.map((error) => notCompiled(error, root, owned))
    : thrown(cause, root);
  return found.map((mistake) => ({
    severity: "error",
    hint: next,
    ...mistake,
    message: `The file cannot be loaded: ${mistake.message}`,
  }));
}

/** The same for the module at `path`, which messages call `file`: why it cannot be loaded, in it or in what it imports. */
export function loadFailure(cause: unknown, root: string, { path, file }: { path: string; file: string }): Issue {
  const failures = cause instanceof Error ? loadFailures(cause, root, /(?!)/) : [];
  const own = failures.find((failure) => resolve(root, failure.file) === path);
  const [first] = own ? [{ ...own, file }] : failures;
  const [reason] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
  return first ?? { severity: "error", file, message: `The file cannot be loaded: ${reason}`, hint: next };
}

const restoring = (file: string) => `Nothing can be read without it. Restore it: git checkout HEAD -- ${file}`;

/**
 * A missing file, or a folder in its place, is reported by its own name, and a missing export in the file that should have it, if that is
 * `owned`; what else is wrong in the importing file.
 */
function notCompiled({ text, location }: CompileError, root: string, owned: RegExp): Mistaken {
  const [, entry] = /^Could not resolve "([^"]+)"$/.exec(location ? "" : text) ?? [];
  if (entry) {
    const own = relative(root, entry);
    return { file: own, message: "it is not a file.", hint: restoring(own) };
  }
  const [, missing] = /^There is no file for "\.\/([^"]+)"/.exec(text) ?? [];
  if (owned.test(`${missing}.ts`)) {
    return { file: `${missing}.ts`, message: "it does not exist.", hint: restoring(`${missing}.ts`) };
  }
  const [, partial = "", lacked] = /^No matching export in "([^"]+)" for import "([^"]+)"/.exec(text) ?? [];
  const [, name = lacked, file = partial] = /^Import "([^"]+)" will always be .+ the file "([^"]+)"/.exec(text) ?? [];
  if (owned.test(file) && !owned.test(location?.file ?? "")) return { file, message: `it does not export "${name}".` };
  return {
    file: location?.file ?? "",
    line: location?.line,
    column: location ? location.column + 1 : undefined,
    message: text,
  };
}

/** The positions in an error's stack, innermost first. */
function thrown({ stack = "", message }: Error, root: string): Mistaken[] {
  return placesIn(stack, root).map(({ file, line, column }) => ({
    file,
    line: line ? Number(line) : undefined,
    column: column ? Number(column) : undefined,
    message: message.split("\n")[0] ?? "",
  }));
}
