/**
 * Replaces Next's module of this name when an export is rendered. Next would read each page's payload again, and write it a second time
 * in the segments that its router prefetches individually; ours prefetches the whole payload (`components/nav/payloads.ts`). Writing
 * segments took half of the rendering time.
 */
export const collectSegmentData = async (): Promise<undefined> => undefined;

/** Sizes of such segments, which Next collects for prefetching. */
export const collectPrefetchHints = async (): Promise<null> => null;
