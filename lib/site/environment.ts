import { existsSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Edition } from "../nav/editions";

/** Settings that a process gets from its working directory and environment variables. */
export type Environment = {
  /** Root of the project. */
  root: string;
  /** Foreign tree of pages to export, from `CONTENT_DIR`. */
  contentDir?: string;
  /** Folder of another site to export, with `content` and `manifest.ts`, from `SITE_DIR`. */
  siteDir?: string;
  /** Code of the language to export if not the default one, from `EDITION_LANGUAGE`. */
  language?: string;
  /** Name of the version to export if it is an older one, from `EDITION_VERSION`. */
  version?: string;
  /** The live preview runs: drafts are included, and changes on disk show immediately. */
  isAuthoring: boolean;
  /** Pages compile for production, without the source positions that React uses in development warnings. */
  isOptimized: boolean;
  /** Every finding fails the check: `CHECK=strict`. */
  isStrict: boolean;
};

/** The environment for building or checking another edition. */
export function environmentOf(environment: Environment, { named: { language, version } }: Edition): Environment {
  return { ...environment, language, version };
}

/** Root of the project; all its processes start there. */
export const projectRoot = (): string => process.cwd();

/** Environment variables for a child process: those of this process, overridden by `more`. */
export const inheritedEnv = (more: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});

/** Reads the working directory and environment variables of this process. */
export function readEnvironment(): Environment {
  const { CONTENT_DIR, SITE_DIR, EDITION_LANGUAGE, EDITION_VERSION, NODE_ENV, CHECK } = process.env;
  return {
    root: projectRoot(),
    ...(CONTENT_DIR && { contentDir: CONTENT_DIR }),
    ...(SITE_DIR && { siteDir: SITE_DIR }),
    ...(EDITION_LANGUAGE && { language: EDITION_LANGUAGE }),
    ...(EDITION_VERSION && { version: EDITION_VERSION }),
    isOptimized: NODE_ENV === "production",
    isAuthoring: NODE_ENV === "development",
    isStrict: CHECK === "strict",
  };
}

/**
 * True if Next.js runs inside `npm run build`, not on its own. That build itself writes outputs that need no rendering, such as the search
 * index.
 */
export const isBuilding = (): boolean => Boolean(process.env.EXPORT_PATHS);

/** Polling interval in milliseconds. */
const pollInterval = 5;

/**
 * The paths to render, since the others can be reused from the last export; undefined means all. They are read from the file that
 * `EXPORT_PATHS` names. A build starts this process before it knows the paths, so this polls for the file, after calling `whileWaiting`
 * to use the time.
 */
export async function pathsToRender(whileWaiting: () => void): Promise<ReadonlySet<string> | undefined> {
  const { EXPORT_PATHS } = process.env;
  if (!EXPORT_PATHS) return undefined;
  if (!existsSync(EXPORT_PATHS)) whileWaiting();
  while (!existsSync(EXPORT_PATHS)) await setTimeout(pollInterval);
  const paths: string[] | null = JSON.parse(readFileSync(EXPORT_PATHS, "utf8"));
  return paths === null ? undefined : new Set(paths);
}
