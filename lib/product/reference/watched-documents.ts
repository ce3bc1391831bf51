/** The documents that pages draw from, as modules of the bundler: none but in the live preview, where `.live.ts` is in place of this file. */
export {};
