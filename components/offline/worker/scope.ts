import type { OfflinePlan } from "@/lib/offline/plan";

/** An event that lasts as long as the work it is given. */
export type Lasting = { waitUntil: (work: Promise<unknown>) => void };

type Listeners = {
  install: Lasting;
  activate: Lasting;
  message: Lasting & { data: unknown; ports: readonly MessagePort[] };
};

/** The part of a service worker's scope that is used; its own declarations cannot stand beside those of pages. */
type Scope = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { unregister: () => Promise<boolean> };
  addEventListener: <Name extends keyof Listeners>(name: Name, listener: (event: Listeners[Name]) => void) => void;
};

/** The worker's own scope. */
export const scope = globalThis as unknown as Scope;

/** What the build knows; it puts the value in place. */
declare const OFFLINE_PLAN: OfflinePlan;
/** The plan of this build; an empty one where nothing was put in place. */
export const plan = typeof OFFLINE_PLAN === "undefined" ? { version: "", hashed: [], shells: {} } : OFFLINE_PLAN;
