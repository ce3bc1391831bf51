import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { InputError } from "../input/validate";
import { formatReport } from "../issues";
import type { Issue } from "../types";

/** A build cannot continue for a reason that is not an internal error; the message, or the output before it, gives the reason. */
export class BuildError extends Error {
  override name = "BuildError";
}

const kept = "The last export is unchanged.";

/** Messages for file system errors, by code, with the next step. */
const fileSystemErrors: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `The disk is full${path}. Free some space and build again.`,
  EDQUOT: (path) => `The disk quota is used up${path}. Free some space and build again.`,
  EROFS: (path) => `The disk is read-only${path}. Build where you can write.`,
  EACCES: (path) => `Access is not permitted${path}. Change the owner or the permissions, and build again.`,
  EPERM: (path) => `Access is not permitted${path}. Change the owner or the permissions, and build again.`,
};

/** A file system error: the file, and for a copy also its destination. */
type Refused = NodeJS.ErrnoException & { dest?: string };

/** Retries a failed recursive `mkdir` to get the real error, which Node.js replaces with ENOENT. */
function asRefused(cause: Refused): Refused {
  const { code, syscall, path } = cause;
  if (code !== "ENOENT" || syscall !== "mkdir" || path === undefined) return cause;
  let folder = path;
  while (!existsSync(dirname(folder))) folder = dirname(folder);
  try {
    mkdirSync(folder);
    return cause;
  } catch (again) {
    return again instanceof Error ? again : cause;
  }
}

/**
 * Why a build failed, as text for the person who started it. `issues`: what it means if a configuration file is to blame. Internal errors
 * include their stack.
 */
export function describeBuildFailure(cause: unknown, issues?: readonly Issue[]): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof InputError) return `${formatReport(cause.issues)}\n${kept}`;
  if (cause instanceof BuildError) return `${cause.message} ${kept}`;
  const { code = "", path, dest } = asRefused(cause);
  const written = dest ?? path;
  const refusal = fileSystemErrors[code];
  if (refusal) return `${refusal(written ? ` ("${written}")` : "")} ${kept}`;
  return issues ? `${formatReport(issues)}\n${kept}` : (cause.stack ?? cause.message);
}
