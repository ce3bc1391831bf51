import { home } from "#texts/home";

/** Appointments that mean one thing, what they mean, and the page that says more. */
export type BoardSpot = { appointments: readonly string[]; href: string; title: string; text: string; more: string };

/** What the bars of the home page's board mean, in the order of the rows. */
export const boardSpots: readonly BoardSpot[] = [
  { appointments: ["4021", "4030"], href: "/user/components/planningboard/appointments", ...home.spots.visit },
  { appointments: ["4028", "4029"], href: "/user/components/indicators", ...home.spots.category },
  { appointments: ["4032"], href: "/user/components/notifications", ...home.spots.error },
  { appointments: ["4022"], href: "/user/components/indicators", ...home.spots.tentative },
  { appointments: ["4027"], href: "/user/features/recurring-appointments", ...home.spots.recurring },
  { appointments: ["4031"], href: "/administration/transactions", ...home.spots.undelivered },
  { appointments: ["4023"], href: "/user/features/recalculate-appointments", ...home.spots.hatched },
  {
    appointments: ["4024"],
    href: "/user/components/planningboard/appointments#several-resources-on-one-appointment",
    ...home.spots.several,
  },
  { appointments: ["4025"], href: "/user/components/gantt", ...home.spots.project },
  { appointments: ["4026"], href: "/administration/guides/lock-appointments", ...home.spots.locked },
];
