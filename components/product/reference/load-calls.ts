import { untilFailure } from "@/lib/memoize";
import type { CallGroup } from "@/lib/product/reference/calls/call-group";

/** What making calls in the browser takes: the generators, and the data of one group of operations. */
export type LoadedCalls = {
  group: CallGroup;
  sampleCalls: typeof import("@/lib/product/reference/calls/sample-calls").sampleCalls;
  paint: typeof import("@/lib/product/reference/calls/paint").paint;
};

/**
 * Loads the group at an address: one request for all calls of a page, kept for its life.
 * @throws Error when it does not come; the next call asks again.
 */
export const loadCalls = untilFailure(load);

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
