import type { CallGroup } from "@/lib/product/reference/calls/call-group";

/** What making calls in the browser takes: the generators, and the data of one group of operations. */
export type LoadedCalls = {
  group: CallGroup;
  sampleCalls: typeof import("@/lib/product/reference/calls/sample-calls").sampleCalls;
  paint: typeof import("@/lib/product/reference/calls/paint").paint;
};

/** Groups that are loaded or on their way, by address: one request for all calls of a page. */
const groups = new Map<string, Promise<LoadedCalls>>();

/** Loads a group once; a failure is forgotten, so that the next try asks again. */
export function loadCalls(href: string): Promise<LoadedCalls> {
  const known = groups.get(href);
  if (known) return known;
  const loading = load(href).catch((error: unknown) => {
    groups.delete(href);
    throw error;
  });
  groups.set(href, loading);
  return loading;
}

async function load(href: string): Promise<LoadedCalls> {
  const [{ sampleCalls }, { paint }, answer] = await Promise.all([
    import("@/lib/product/reference/calls/sample-calls"),
    import("@/lib/product/reference/calls/paint"),
    fetch(href),
  ]);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`);
  // Written by our own build in this form.
  const group: CallGroup = await answer.json();
  return { group, sampleCalls, paint };
}
