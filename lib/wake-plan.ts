/** Scripts that a page may load, by their paths. */
export type TrustedScripts = {
  /** Folder of the framework's scripts, with a slash at its end. */
  folder: string;
  /** The framework's script that starts a worker, and the one that starts it with the page's policy in front. */
  worker?: { plain: string; trusted: string };
  /** Address of the worker for reading offline, where readers may have it. */
  offlineWorker?: string;
};

/** What the script that wakes pages knows of the build it belongs to. */
export type WakePlan = {
  /** Occurs in every payload of this build, and in no payload of another build. */
  buildId: string;
  /** Which scripts the page may load. */
  trusted: TrustedScripts;
  /** Message for a reader without a connection. */
  offline: string;
  /** What the framework's start statement hands to its runtime; the same on all pages. */
  start: unknown;
  /** Files that pages need once awake, in the order of the page; a page names its set by index. */
  sets: { styles: readonly string[]; scripts: readonly string[] }[];
};
