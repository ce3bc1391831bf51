/** Name of the event dispatched on the document once React has hydrated it and every listener is attached. */
export const awakeEvent = "awake";

/**
 * Attribute that marks a part of a page that needs script before the reader interacts: `now`; `view`, when it comes into view;
 * `local:<key>` or `session:<key>`, when that storage key is set. `press` marks links and fields for which a press does more than the
 * browser knows: it waits for the script.
 */
export const wakeAttribute = "data-wake";
