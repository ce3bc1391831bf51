/** Dispatched on the document when React has taken over and every listener is in place. */
export const awakeEvent = "awake";

/**
 * Attribute by which a part of a page says that it needs script before the reader does anything: `now`; `view`, when it
 * comes into view; `local:<key>` or `session:<key>`, when the browser has something stored there that the part would show.
 * `press` marks what only its code makes a button: a link, a field.
 */
export const wakeAttribute = "data-wake";
