import {
  appointmentOf,
  descriptionOf,
  jobOf,
  resourceOf,
  sampleWorld,
  siteOfAppointment,
  taskOf,
} from "../../reference/sample-world";
import type { Say } from "../figure";
import { fieldFact } from "./form-data";
import { type Field, type Group, plainField } from "./form-model";
import { type AppointmentValue, appointmentValue } from "./form-world";

/** Tabs of the Details panel; the first is the default of the figure. */
export const detailsTabs = ["Task", "Job", "Appointment", "Resource"] as const;
/** A tab of the Details panel. */
type DetailsTab = (typeof detailsTabs)[number];

const visit = appointmentOf(sampleWorld.figures.visit);
const job = jobOf(visit.job ?? "");
const task = taskOf(visit);
const site = siteOfAppointment(visit);
const resource = resourceOf(visit.resources[0] ?? "");

const value = (name: AppointmentValue) => appointmentValue(visit.id, name);
const field = (label: string, value: string | undefined) => plainField(label, "static", value);
const edit = (label: string, value: string | undefined, type: Field["type"] = "text") => plainField(label, type, value);
const group = (title: string, fields: Field[]): Group => ({ title, columns: 2, fields, menu: [], actions: [] });

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
      field("Requested start", value("start")),
      field("Requested end", value("end")),
      field("Required duration", `${task?.hours ?? 0} h`),
      field("Required resources", "1"),
      field("Appointment template", visit.template),
    ]),
  ],
  Job: [
    group("General", [
      field("Job no.", job.jobNo),
      field("Short description", job.shortDescription),
      field("Source app", sampleWorld.figures.sourceApp),
      field("Source type", job.type),
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
      edit("Subject", value("subject")),
      edit("Body", value("body")),
      edit("Start", value("start")),
      edit("End", value("end")),
    ]),
    group("Indicators", [
      edit("Category", value("category"), "select"),
      edit("Time marker", value("timeMarker"), "select"),
      edit("Importance", value("importance"), "select"),
    ]),
    group("Planning", [
      edit("Planning quantity", value("quantity")),
      field("Unit of measure", "HOUR"),
      field("Container", value("container")),
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

/** Tabs in the order of the application. */
export const shownTabs = ["Job", "Task", "Appointment", "Resource"];

/** The details panel as sentences. */
export function detailsFacts(tab: (typeof detailsTabs)[number], say: Say): string[] {
  return [
    `${say.screen.details(sampleWorld.figures.visit, detailsSubject)} ${say.tabs(shownTabs.join(", "), tab)}`,
    tab === "Appointment" ? say.screen.editable : say.screen.readOnly,
    ...detailsGroups[tab].flatMap(({ fields }) => fields.map((field) => fieldFact(field, say))),
  ];
}
