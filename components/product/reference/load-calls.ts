import { untilFailure } from "@/lib/memoize";
import type { CallGroup } from "@/lib/product/reference/calls/call-group";

/** What the browser needs to generate calls: the generators, and the data of one group of operations. */
export type LoadedCalls = {
  group: CallGroup;
  sampleCalls: typeof import("@/lib/product/reference/calls/sample-calls").sampleCalls;
  paint: typeof import("@/lib/product/reference/calls/paint").paint;
};

/**
 * Loads the group at a URL: one request for all calls of a page, cached for the life of the page.
 * @throws Error when loading fails; the next call retries.
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
