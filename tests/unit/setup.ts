import { afterEach, beforeEach, vi } from "vitest";

/** Makes React support `act`, which waits for updates, and warn about updates that tests did not wait for. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Test files share a process, so each test starts with the storage, URL, and document of a newly opened browser. */
beforeEach(() => {
  if (typeof window === "undefined") return;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  document.documentElement.replaceChildren(document.createElement("head"), document.createElement("body"));
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});

/** Test files share a process: what the next file imports must not see what a test replaced. */
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
