import { appointmentOf, descriptionOf, resourceOf, sampleWorld, siteOf, subjectOf } from "@/lib/reference/sample-world";
import { categoryName, markerName } from "../board/appointment-facts";
import { longDate, time } from "../words";
import type { Field, Group } from "./form-data";
import { hoursOf } from "./grid-world";

/** Tabs of the Details panel; the first is the default of the figure. */
export const detailsTabs = ["Task", "Job", "Appointment", "Resource"] as const;
/** A tab of the Details panel. */
export type DetailsTab = (typeof detailsTabs)[number];

const visit = appointmentOf("4021");
const job = sampleWorld.jobs.find(({ jobNo }) => jobNo === visit.job);
const task = job?.tasks.find(({ taskNo }) => taskNo === visit.task);
const site = job?.site ? siteOf(job.site) : undefined;
const resource = resourceOf(visit.resources[0] ?? "");

const at = (minute: number) => `${longDate(minute)}, ${time(minute)}`;
const field = (label: string, value: string | number | undefined, type: Field["type"] = "static"): Field => ({
  label,
  type,
  value: value === undefined ? undefined : String(value),
  isOn: false,
  options: [],
  ticked: [],
});
const edit = (label: string, value: string | number | undefined, type: Field["type"] = "text") =>
  field(label, value, type);
const group = (title: string, fields: Field[]): Group => ({ title, columns: 2, fields, menu: [] });

/** Groups of each tab for the visit in York; only the appointment has fields that a planner may change. */
export const detailsGroups: Readonly<Record<DetailsTab, Group[]>> = {
  Task: [
    group("General", [
      field("Job no.", visit.job),
      field("Task no.", visit.task),
      field("Description", task?.shortDescription),
      field("Importance", task?.importance),
    ]),
    group("Planning", [
      field("First skill", task?.skill),
      field("Duration", `${task?.hours ?? 0} h`),
      field("Requested start", at(visit.start)),
      field("Requested end", at(visit.end)),
      field("Required duration", `${task?.hours ?? 0} h`),
      field("Required resources", 1),
      field("Appointment template", visit.template),
    ]),
  ],
  Job: [
    group("General", [
      field("Job no.", job?.jobNo),
      field("Short description", job?.shortDescription),
      field("Source app", "CALD-BC"),
      field("Source type", job?.type),
    ]),
    group("Customer", [field("Customer no.", site?.customerNo), field("Customer name", site?.customer)]),
    group("Site and contact", [
      field("Site address", site?.address),
      field("Contact name", site?.contact),
      field("Contact phone", site?.phone),
    ]),
  ],
  Appointment: [
    group("General", [
      edit("Subject", subjectOf(visit)),
      edit("Text", site ? `Contact: ${site.contact}, ${site.phone}` : undefined),
      edit("Start", at(visit.start)),
      edit("End", at(visit.end)),
    ]),
    group("Indicators", [
      edit("Category", categoryName(visit), "select"),
      edit("Time marker", markerName(visit), "select"),
      edit("Importance", visit.importance, "select"),
    ]),
    group("Planning", [
      edit("Planning quantity", hoursOf(visit)),
      field("Unit of measure", "HOUR"),
      field("Container", visit.container),
      field("Appointment id", visit.id),
    ]),
  ],
  Resource: [
    group("General", [
      field("Resource no.", resource.resourceNo),
      field("Display name", resource.displayName),
      field("Resource type", resource.type),
      field("Department", resource.department),
    ]),
    group("Contact", [field("Phone", resource.phone), field("E-mail", resource.email)]),
    group("Planning", [
      field("Calendar", resource.calendar),
      field("Home", resource.home.place),
      field("Skills", resource.skills.join(", ")),
      field("Region", resource.region),
    ]),
  ],
};

/** What the panel is about. */
export const detailsSubject = descriptionOf(visit);
