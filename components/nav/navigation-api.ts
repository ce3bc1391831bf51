/** An entry of the history; `sameDocument` when going to it loads nothing. */
export type Entry = { key: string; index: number; sameDocument: boolean };

type Navigation = EventTarget & { currentEntry: Entry | null; entries: () => Entry[] };

/**
 * The parts used of the browser's Navigation API (https://html.spec.whatwg.org/multipage/nav-history-apis.html), for which TypeScript 5.9
 * has no types; undefined in browsers without it.
 */
export const navigationApi = (): Navigation | undefined => Reflect.get(window, "navigation");
