/**
 * Takes the place of Next's module of this name when an export is rendered. Next would read each page's payload again, and write it once
 * more in the pieces that its router prefetches one by one; ours holds the whole payload (`components/nav/payloads.ts`). Making pieces
 * took half of the time of rendering.
 */
export const collectSegmentData = async (): Promise<undefined> => undefined;

/** What Next learns of the sizes of such pieces. */
export const collectPrefetchHints = async (): Promise<null> => null;
