import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { EditError } from "../edit/file-changes";
import { type Edit, movePages } from "../edit/move-pages";
import { newPage } from "../edit/new-page";
import { removePage } from "../edit/remove-page";
import { escapeRegExp } from "../escape-regexp";
import { formatAlike, formatIssue } from "../issues";
import { site } from "../site";
import type { Environment } from "../site/environment";
import type { Issue } from "../types";
import { editAlone } from "./lock";
import { launcher } from "./programs.mjs";

const usages = {
  new: 'npm run new -- how-to user/guides/plan-a-task --after user/guides/reset-password --title "Plan a task"',
  move: "npm run move -- user/guides/old-name user/guides/new-name",
  remove: "npm run remove -- user/guides/old-page --to user/guides/other-page",
};
type Command = keyof typeof usages;
const text = { type: "string" } as const;
const optionsOf: Readonly<Record<Command, Record<string, typeof text>>> = {
  new: { after: text, title: text },
  move: {},
  remove: { to: text },
};
const isCommand = (name: string): name is Command => Object.hasOwn(usages, name);

/**
 * Why a command that does `work` with the whole of this site refuses where the environment names other pages than its own; undefined if it
 * names none.
 */
export function findOtherPages(
  { contentDir, siteDir, language, version }: Environment,
  work = "npm run new, move, and remove edit and check",
): string | undefined {
  const given = { CONTENT_DIR: contentDir, SITE_DIR: siteDir, EDITION_LANGUAGE: language, EDITION_VERSION: version };
  const names = Object.entries(given).flatMap(([name, value]) => (value ? [name] : []));
  if (names.length === 0) return undefined;
  return `${work} the whole of this site. Unset ${names.join(" and ")}, or edit the files by hand.`;
}

/** Signals that end a command: Ctrl+C, another program, or a closed terminal. */
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
type StopSignal = (typeof stopSignals)[number];

/**
 * Runs one edit of the site with a check before and after it, and undoes the edit if there are new findings. Resolves to whether the edit
 * was kept; prints why an unknown command or an invalid edit was refused.
 * @throws what the check or the disk throws, after undoing the edit.
 */
export async function runEdit(
  root: string,
  command: string,
  args: string[],
  findings: (root: string) => Promise<Issue[]> = checkAnew,
): Promise<boolean> {
  try {
    if (!isCommand(command))
      throw new EditError(`Unknown command "${command}". Commands: ${Object.keys(usages).join(", ")}.`);
    return await editAlone(root, () => editAndCheck(root, command, args, findings));
  } catch (cause) {
    if (!(cause instanceof EditError)) throw cause;
    console.error(cause.message);
  }
  return false;
}

/** What `runEdit` does with a command that there is. @throws EditError that says why an edit was refused. */
async function editAndCheck(
  root: string,
  command: Command,
  args: string[],
  findings: (root: string) => Promise<Issue[]>,
): Promise<boolean> {
  // Planned anew after the check, which takes a while, so that what is saved meanwhile is kept.
  plan(root, command, args);
  const before = await findings(root);
  // The site could not be read: the check after the edit would find no more than this again.
  const unread = before.filter(({ check }) => check === undefined).map(formatIssue);
  if (unread.length > 0) throw new EditError([...unread, "Nothing was changed. Fix this first."].join("\n"));
  const edit = plan(root, command, args);
  // A finding that names a page may recur with its new path, or with the old one, which it may keep in an older version.
  const known = new Set(before.map(keyOf).flatMap((key) => [key, rename(key, edit.renamed)]));
  const { found, undo } = await tryOut(edit, () => findings(root));
  const fresh = found.filter((issue) => !known.has(keyOf(issue)));
  const mistakes = fresh.filter((issue) => isMistake(issue, command));
  if (mistakes.length === 0) {
    const files = edit.changes.files().map((file) => `  ${file}`);
    console.log([...edit.messages, ...files, ...fresh.map(formatIssue)].join("\n"));
    return true;
  }
  const reason = "because the site would have these findings";
  console.error([...formatAlike(mistakes, 1), describeUndone(undo(), reason)].join("\n"));
  return false;
}

/**
 * Applies an edit and runs `findings`; if a signal arrives meanwhile, the edit is undone before exiting.
 * @throws what `findings` or the disk throws, after undoing the edit.
 */
async function tryOut(
  { changes }: Edit,
  findings: () => Promise<Issue[]>,
): Promise<{ found: Issue[]; undo: () => string[] }> {
  let undo = (): string[] => [];
  const stop = (signal: StopSignal) => {
    console.error(`Stopped. ${describeUndone(undo())}`);
    process.exit(128 + constants.signals[signal]);
  };
  // Before the first file is written: an unhandled signal would end the process at once.
  for (const signal of stopSignals) process.once(signal, stop);
  try {
    undo = changes.apply();
    return { found: await findings(), undo };
  } catch (cause) {
    const undone = describeUndone(undo());
    throw cause instanceof EditError ? new EditError(`${cause.message.trimEnd()}\n${undone}`, { cause }) : cause;
  } finally {
    for (const signal of stopSignals) process.off(signal, stop);
  }
}

/** Says that an edit was undone, and names the files that somebody has `saved` meanwhile, which stay. */
function describeUndone(saved: readonly string[], reason?: string): string {
  const nothing = ["Nothing was changed", ...(reason ? [reason] : [])].join(", ");
  return saved.length === 0 ? `${nothing}.` : `${nothing}. Review what was saved meanwhile: ${saved.join(", ")}`;
}

/** @throws EditError with the right use of the command. */
function plan(root: string, command: Command, args: string[]): Edit {
  const { values, positionals } = parse(command, args);
  const [first, second] = positionals.map((named) => fromRoot(root, named));
  if (first && second && positionals.length === 2) {
    if (command === "move") return movePages(root, first, second);
    const after = values.after && fromRoot(root, values.after);
    if (command === "new") return newPage(root, { type: first, named: second, after, title: values.title });
  }
  if (command === "remove" && first && positionals.length === 1 && values.to)
    return removePage(root, first, fromRoot(root, values.to));
  throw new EditError(`Usage: ${usages[command]}`);
}

/**
 * Normalizes the name of a page: its path or URL, or its file relative to anywhere, with either kind of slash.
 * @throws EditError if it is a path on this machine, but not below the root.
 */
function fromRoot(root: string, named: string): string {
  const path = named.replaceAll("\\", "/");
  const start = [`${root.replaceAll("\\", "/")}/`, `${site.url}/`].find((prefix) => path.startsWith(prefix));
  if (start === undefined && isElsewhere(root, path))
    throw new EditError(
      `"${named}" is a path outside this site. Write the address of a page as user/guides/plan-a-task.`,
    );
  return path.slice(start?.length);
}

/** True if the first folder of an absolute path is one of this machine, and none of the content. */
function isElsewhere(root: string, path: string): boolean {
  const [start] = /^(?:[A-Za-z]:)?\/[^/]+(?=\/)/.exec(path) ?? [];
  return start !== undefined && existsSync(start) && !existsSync(join(root, "content", start));
}

function parse(command: Command, args: string[]) {
  try {
    return parseArgs({ args, options: optionsOf[command], allowPositionals: true });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EditError(`${reason.split(/\.\s/, 1)[0]}. Usage: ${usages[command]}`, { cause });
  }
}

/** Findings of a separate process, since sidebars and redirects are code, which a process loads only once. */
async function checkAnew(root: string): Promise<Issue[]> {
  const check = [...process.execArgv, launcher, "lib/build/bin/check.ts", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, check, { cwd: root, maxBuffer: 1 << 27 }).catch(
    (failed: { stdout?: string; stderr?: string }) => {
      if (failed.stdout?.startsWith("[")) return { stdout: failed.stdout };
      throw new EditError(`The check failed:\n${failed.stderr ?? String(failed)}`, { cause: failed });
    },
  );
  return JSON.parse(stdout) as Issue[];
}

/** A new page may still have findings about its content; a move or removal must not leave a broken link behind. */
const isMistake = ({ severity, check }: Issue, command: Command) =>
  severity === "error" || (command !== "new" && check !== "writing");

/** Identifies a finding regardless of its position. */
const keyOf = ({ severity, message }: Issue) => `${severity} ${message}`;

/** A message with paths and files replaced by their new names. */
function rename(message: string, renamed: ReadonlyMap<string, string> = new Map()): string {
  if (renamed.size === 0) return message;
  const names = new RegExp(`(?<![\\w/.-])(?:${[...renamed.keys()].map(escapeRegExp).join("|")})(?!\\.?[\\w/-])`, "g");
  return message.replace(names, (name) => renamed.get(name) ?? name);
}
