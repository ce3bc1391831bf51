/** Dependencies on the documents that pages draw from. Empty except in the live preview, where `.live.ts` replaces this file. */
export {};
