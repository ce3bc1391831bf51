import type { SearchSettings } from "../settings";

/** Search settings of a foreign tree. Its bundles have this file in place of `lib/product/search-settings.ts`. */
export const searchSettings: SearchSettings = {
  synonyms: { login: ["sign in"], logon: ["sign in"], signin: ["sign in"], logout: ["sign out"] },
  alike: [],
  subjects: [],
  weights: [],
  suggestedQuestions: [],
};
