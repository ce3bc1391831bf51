import {
  type Appointment,
  appointmentOf,
  descriptionOf,
  jobOf,
  numberOf,
  resourceOf,
  sampleWorld,
  siteOfAppointment,
} from "../../reference/sample-world";
import { dayLength, dayOf } from "../../reference/sample-world-clock";
import { categoryName, markerName } from "../board/appointment-facts";
import { time, weekdayDate, weekdayName, when } from "../dates";
import { type PhoneBlock, type PhoneScreen, phoneData, placeBlocks } from "./phone-model";

const owner = sampleWorld.figures.phone;
const visit = appointmentOf(sampleWorld.figures.visit);
const job = jobOf(visit.job ?? "");
const site = siteOfAppointment(visit);
const scheduleTabs = ["Agenda", "Day", "Week", "Month"];
const cardTabs = ["Info", "Map", "Resources", "Extra"];

/** Appointments on the phone, in order. */
export const ownVisits: Appointment[] = sampleWorld.appointments
  .filter(({ resources }) => resources.includes(owner))
  .toSorted((one, other) => one.start - other.start);

const row = (label: string, value: string): PhoneBlock => ({ type: "row", label, value });
const button = (label: string, isOn?: boolean): PhoneBlock => ({ type: "button", label, isOn });
const heading = (label: string): PhoneBlock => ({ type: "heading", label });
const field = (label: string, value?: string): PhoneBlock => ({ type: "field", label, value });

function visitBlock(appointment: Appointment): PhoneBlock {
  return {
    type: "visit",
    label: descriptionOf(appointment),
    value: [`${time(appointment.start)}–${time(appointment.end)}`, siteOfAppointment(appointment)?.place]
      .filter(Boolean)
      .join(" · "),
    category: appointment.category,
  };
}

function agendaBlocks(): PhoneBlock[] {
  const days = [...new Set(ownVisits.map(({ start }) => dayOf(start)))];
  return days.flatMap((day) => [
    heading(weekdayDate(day * dayLength)),
    ...ownVisits.filter(({ start }) => dayOf(start) === day).map(visitBlock),
  ]);
}

function allPlanningBlocks(): PhoneBlock[] {
  return sampleWorld.resources.map(({ resourceNo, displayName }) => {
    const first = sampleWorld.appointments.find(
      ({ resources, start }) => resources.includes(resourceNo) && start < dayLength,
    );
    const text = first ? `${time(first.start)} ${descriptionOf(first)}` : `no appointments on ${weekdayName(0)}`;
    return { type: "visit", label: displayName, value: text, category: first?.category };
  });
}

const schedule = (name: string, open: string, more: Partial<PhoneScreen>): PhoneScreen => ({
  name,
  title: "My schedule",
  tabs: scheduleTabs,
  open,
  nav: "My schedule",
  blocks: [],
  ...more,
});

const card = (name: string, open: string, blocks: PhoneBlock[], drawing?: "map"): PhoneScreen => ({
  name,
  title: descriptionOf(visit),
  tabs: cardTabs,
  open,
  nav: "My schedule",
  blocks,
  drawing,
});

const extra = [
  heading("Visit"),
  row("Access code", phoneData.accessCode),
  field("Parts used"),
  field("Travel km"),
  heading("Safety"),
  { ...field("Safety ok"), isMandatory: true },
  field("Result", "Done"),
  button("Save", true),
];

const info = [
  row("Subject", `${numberOf(visit) ?? ""} · ${descriptionOf(visit)}`),
  row("Times", when(visit)),
  row("Job", `${job.jobNo} ${job.shortDescription}`),
  row("Importance", visit.importance),
  row("Contact", site ? `${site.contact}, ${site.customer}` : ""),
  row("Phone", site?.phone ?? ""),
  button("Call", true),
  button("Mail"),
];

const edit: PhoneScreen = {
  name: "edit",
  title: "Edit appointment",
  tabs: [],
  nav: "My schedule",
  blocks: [
    field("Start", `${weekdayName(visit.start)} ${time(visit.start)}`),
    field("End", `${weekdayName(visit.end)} ${time(visit.end)}`),
    field("Category", categoryName(visit)),
    field("Time marker", markerName(visit)),
    { type: "switch", label: "Done" },
    button("Save", true),
  ],
};

/** The tab Resources is shown for an appointment with colleagues. */
const shared = appointmentOf(sampleWorld.figures.team);
const colleagues = shared.resources.map((no) => resourceOf(no));

const worldScreens: PhoneScreen[] = [
  schedule("schedule-day", "Day", { drawing: "day" }),
  schedule("schedule-week", "Week", { drawing: "week" }),
  schedule("schedule-month", "Month", { drawing: "month" }),
  schedule("schedule-agenda", "Agenda", { blocks: agendaBlocks() }),
  card("card-info", "Info", info),
  card("card-map", "Map", [row("Site", site ? site.address : ""), button("Open in navigation", true)], "map"),
  {
    ...card(
      "card-resources",
      "Resources",
      colleagues.map(({ displayName, type, department }) => row(displayName, `${type}, ${department}`)),
    ),
    title: descriptionOf(shared),
  },
  card("card-extra", "Extra", extra),
  edit,
];

const fileScreens = phoneData.screens.map((screen) =>
  screen.name === "all-planning" ? { ...screen, blocks: [...screen.blocks, ...allPlanningBlocks()] } : screen,
);

/** All screens of the app; the first is the default of the figure. */
export const phoneScreens: readonly PhoneScreen[] = [...worldScreens, ...fileScreens];

/** Labels that can be highlighted: what the screen has room for. */
export function labelsOf(screen: PhoneScreen): string[] {
  const own = placeBlocks(screen).flatMap(({ block: { type, label } }) => (type === "text" ? [] : [label]));
  return [...new Set([...screen.tabs, ...navItemsOf(screen).map(({ label }) => label), ...own])];
}

/** Entries of the bar at the bottom of the app. */
const navItems = [
  { label: "My schedule", icon: "calendar" },
  { label: "All planning", icon: "people" },
  { label: "Settings", icon: "cog" },
] as const;

/** The bar under a screen that has one. The sample company has not switched `mobile.allPlanning` on: its view alone shows it. */
export const navItemsOf = ({ nav }: Pick<PhoneScreen, "nav">) =>
  nav ? navItems.filter(({ label }) => label !== "All planning" || label === nav) : [];
