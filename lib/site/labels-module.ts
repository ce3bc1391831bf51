import type { Labels } from "./labels";

/** The labels of the default language. In the live preview of another one, the `labels.ts` of that replaces this file. */
export const labels: Labels = {};
