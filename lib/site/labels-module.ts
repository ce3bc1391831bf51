import type { Labels } from "./labels";

/** Label translations of the default language: none. In the live preview of another language, its `labels.ts` replaces this file. */
export const labels: Labels = {};
