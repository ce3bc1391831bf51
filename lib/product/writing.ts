/** Pages outside the range of their type, each with its reason. */
export const lengthExceptions: Record<string, string> = {
  "/user/user-glossary": "a glossary is as long as its terms",
  "/roadmap": "one entry for every item",
  "/administration/guides/implementation-checklist": "twelve steps with boxes, gates and proof",
  "/develop": "shows each request and answer on the way to the first appointment",
  "/authors/components": "shows every component once",
  "/integrations/business-central/guides/oauth2": "two systems to register for, online and on-premises",
};
