import type { SearchSettings } from "../settings";

/** Search of pages of which nothing is known beside their words. Bundles of such a tree have this in place of `lib/product/search-settings.ts`. */
export const searchSettings: SearchSettings = {
  synonyms: { login: ["sign in"], logon: ["sign in"], signin: ["sign in"], logout: ["sign out"] },
  alike: [],
  subjects: [],
  weights: [],
  suggestedQuestions: [],
};
