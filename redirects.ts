import { host } from "./lib/product/settings";
import type { Redirect } from "./lib/types";

/** Redirects from old paths. `npm run check` rejects loops, chains, sources that are pages and unknown targets. */
export const redirects = [
  { from: "/docs/en/administrator-manual/administration-license", to: "/administration/license" },
  { from: "/user/features/timeslots", to: "/user/features/recalculate-appointments" },
  { from: "/user/guides/mobile-app", to: "/user/mobile" },
  { from: "/docs/en/troubleshooting/support", to: host("support") },
  { from: "/support", to: host("support") },
  { from: "/history", to: host("news", "/whats-new") },
] satisfies Redirect[];
