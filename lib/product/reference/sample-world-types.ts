import type { z } from "zod";
import type { sampleWorldParts } from "./sample-world-schema";

/** Everything the figures draw from. */
export type SampleWorld = z.output<typeof sampleWorldParts>;

/** Minutes since Monday 2 March 2026, 00:00: the clock of the sample week. */
export type Minute = number;

/** A span of the clock of the sample week. */
export type Span = { start: Minute; end: Minute };

/** Parts of the sample world by name. */
export type Resource = SampleWorld["resources"][number];
export type Calendar = SampleWorld["calendars"][number];
export type Site = SampleWorld["sites"][number];
export type Job = SampleWorld["jobs"][number];
export type Task = Job["tasks"][number];
export type Appointment = SampleWorld["appointments"][number];
export type ProjectTask = SampleWorld["project"]["tasks"][number];
