import { z } from "zod";
import { text } from "./atoms";
import { flag, importance, inOrder, spanOf, time } from "./sample-world-values";

/** A unit of work under a job; `open` ones wait in Open tasks. */
const task = z
  .strictObject({
    taskNo: text,
    shortDescription: text,
    hours: z.number(),
    skill: text.optional(),
    region: text.optional(),
    importance,
    open: flag,
    requestedStart: time().optional(),
    requestedEnd: time().optional(),
  })
  .superRefine(inOrder("requestedStart", "requestedEnd"))
  .transform(({ requestedStart, requestedEnd, ...rest }) => ({
    ...rest,
    requested: spanOf(requestedStart, requestedEnd),
  }));

/** Work for a customer: its tasks. */
export const job = z.strictObject({
  jobNo: text,
  shortDescription: text,
  type: text,
  site: text.optional(),
  tasks: z.array(task),
});

/** A task or free text placed in time for resources. */
export const appointment = z
  .strictObject({
    id: z.int().transform(String),
    guid: text,
    job: text.optional(),
    task: text.optional(),
    subject: text.optional(),
    resources: z.array(text).min(1),
    start: time(),
    end: time(),
    category: text,
    timeMarker: text.optional(),
    importance,
    template: text.optional(),
    container: text.optional(),
    locked: flag,
    recurrence: text.optional(),
    series: text.optional(),
    undelivered: flag,
    notification: z.strictObject({ type: z.enum(["info", "warning", "error"]), code: text, text }).optional(),
  })
  .superRefine(inOrder("start", "end"));

/** A row of the Gantt. */
export const projectTask = z
  .strictObject({
    taskNo: text,
    name: text,
    kind: z.enum(["task", "summary", "milestone"]),
    start: time(),
    end: time(),
    hours: z.number().optional(),
    percentDone: z.number().min(0).max(100).optional(),
    resources: z.array(text).default([]),
    predecessor: text.optional(),
    baselineStart: time().optional(),
    baselineEnd: time().optional(),
    constraint: z.strictObject({ type: text, label: text, date: time() }).optional(),
    deadline: time().optional(),
  })
  .superRefine(inOrder("start", "end"))
  .superRefine(inOrder("baselineStart", "baselineEnd"))
  .transform(({ baselineStart, baselineEnd, ...rest }) => ({ ...rest, baseline: spanOf(baselineStart, baselineEnd) }));
