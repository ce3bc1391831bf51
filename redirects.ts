import { site } from "./lib/site";
import type { Redirect } from "./lib/types";

/** Old addresses and where they lead. `npm run check` refuses loops, chains, pages in the way and unknown targets. */
export const redirects = [
  { from: "/docs/en/administrator-manual/administration-license", to: "/administration/license" },
  { from: "/user/features/timeslots", to: "/user/features/recalculate-appointments" },
  { from: "/user/guides/mobile-app", to: "/user/mobile" },
  { from: "/docs/en/troubleshooting/support", to: site.hosts.support },
  { from: "/support", to: site.hosts.support },
  { from: "/history", to: site.hosts.whatsNew },
] satisfies Redirect[];
