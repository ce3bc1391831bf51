import { z } from "zod";
import { addIssue, listBy, type RefinementContext } from "../../input/validate";
import { flag, text } from "./atoms";
import { clockTime, isoDateTime, minuteOf, minuteOfDay } from "./sample-world-clock";

/** How urgent work is. */
const importance = z.enum(["normal", "high", "low"]).default("normal");

/** A written time as minutes, by default since Monday of the sample week; `pattern` says to editors how it is written. */
export const time = (parse = minuteOf, { source: pattern } = isoDateTime, example = "2026-03-02T09:00") =>
  text.meta({ pattern }).transform((written, context) => {
    const minute = parse(written);
    if (minute !== undefined) return minute;
    addIssue(context, [], `"${written}" is not a time.`, `Write it as ${example}.`);
    return z.NEVER;
  });
/** The same as minutes of a day. */
export const timeOfDay = time(minuteOfDay, clockTime, '"09:30"');

/** For use on objects: the second key, when there is one, is not before the first. */
export const inOrder =
  <From extends string, To extends string>(from: From, to: To) =>
  (value: Partial<Record<From | To, number>>, context: RefinementContext) => {
    const [start, end] = [value[from], value[to]];
    if ((start === undefined) !== (end === undefined))
      addIssue(context, [], `One of "${from}" and "${to}" is missing.`, "Write both or neither.");
    if (start !== undefined && end !== undefined && end < start)
      addIssue(context, [to], `"${to}" is before "${from}".`, "Change one of the two.");
  };

/** Two ends as one span; nothing where there are none. */
const spanOf = (start?: number, end?: number) =>
  start === undefined || end === undefined ? undefined : { start, end };

/** A unit of work under a job; `open` ones wait in Open tasks. */
const task = z
  .strictObject({
    taskNo: text,
    shortDescription: text,
    hours: z.number().min(0),
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
  tasks: listBy(task, "taskNo"),
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
    hours: z.number().min(0).optional(),
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
