import type { OfflinePlan } from "@/lib/offline/plan";

/** The part of the DOM's `ExtendableEvent` that is used here: the event lasts until the promise settles. */
export type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void };

type Listeners = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: unknown; ports: readonly MessagePort[] };
};

/** The part of a service worker's scope that is used; TypeScript's worker declarations conflict with those of the DOM. */
type Scope = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { unregister: () => Promise<boolean> };
  addEventListener: <Name extends keyof Listeners>(name: Name, listener: (event: Listeners[Name]) => void) => void;
};

/** The global scope of the worker. */
export const scope = globalThis as unknown as Scope;

/** Replaced with its value by the compiler. */
declare const OFFLINE_PLAN: OfflinePlan;
/** The plan of this build, which the compiler inlines; empty in tests. */
export const plan = typeof OFFLINE_PLAN === "undefined" ? { version: "", hashed: [], shells: {} } : OFFLINE_PLAN;
