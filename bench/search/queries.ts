/** What a reader would type; every prefix of each is one keystroke. */
export const queries = [
  "appointment",
  "lock appointment",
  "business central",
  "api key",
  "webhook signature",
  "PL-4005",
];
