import { beforeEach } from "vitest";

/** React warns of updates that tests did not wait for, and has `act` wait for them. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Files share their process, so each test begins with the storage, the address and the document of a browser that was just opened. */
beforeEach(() => {
  if (typeof window === "undefined") return;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  document.documentElement.replaceChildren(document.createElement("head"), document.createElement("body"));
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});
