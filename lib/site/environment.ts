import { existsSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Edition } from "../nav/editions";

/** What the process that builds or shows the site was started with. */
export type Environment = {
  /** Root of the project. */
  root: string;
  /** Another tree of pages to export, as `CONTENT_DIR` names it. */
  contentDir?: string;
  /** Folder of another site to export, with `content` and `manifest.ts`, from `SITE_DIR`. */
  siteDir?: string;
  /** Code of the language to export when it is not the default one: `EDITION_LANGUAGE`. */
  language?: string;
  /** Name of the version to export when it is an older one: `EDITION_VERSION`. */
  version?: string;
  /** Authors are watching: drafts are shown, and what changes on disk shows at once. */
  isAuthoring: boolean;
  /** Programs of pages are those of an export, without places for React's messages. */
  isOptimized: boolean;
  /** Every finding is a failure: `CHECK=strict`. */
  isStrict: boolean;
};

/** The environment of a process that builds or checks another edition. */
export function environmentOf(environment: Environment, { named: { language, version } }: Edition): Environment {
  return { ...environment, language, version };
}

/** Root of the project, which every process of it is started in. */
export const projectRoot = (): string => process.cwd();

/** The environment variables for a child process: those of this process, and `more`. */
export const inheritedEnv = (more: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});

/** The only place in which working folder and environment are read. */
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
 * True when `npm run build` runs Next, rather than someone directly. That build itself writes what needs no rendering, such as the search
 * index.
 */
export const isBuilding = (): boolean => Boolean(process.env.EXPORT_PATHS);

/** Milliseconds between two looks. */
const pollInterval = 5;

/**
 * The paths to render, among those that could be reused from the last export; undefined means all. They are read from the file that
 * `EXPORT_PATHS` names. A build starts this process before it knows the paths, so this waits for the file, and calls `whileWaiting` first
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
