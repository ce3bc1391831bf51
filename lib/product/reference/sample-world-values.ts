import { z } from "zod";
import { type RefinementContext, refuse } from "../../input/validate";
import { text } from "./atoms";
import { minuteOf, minuteOfDay } from "./sample-world-clock";

/** Off where the key is missing. */
export const flag = z.boolean().default(false);
/** How urgent work is. */
export const importance = z.enum(["normal", "high", "low"]).default("normal");

/** A written time as minutes, by default since Monday of the sample week. */
export const time = (parse = minuteOf, example = "2026-03-02T09:00") =>
  text.transform((written, context) => {
    const minute = parse(written);
    if (minute !== undefined) return minute;
    refuse(context, [], `"${written}" is not a time.`, `Write it as ${example}.`);
    return z.NEVER;
  });
/** The same as minutes of a day. */
export const timeOfDay = time(minuteOfDay, '"09:30"');

/** For use on objects: the second key, when there is one, is not before the first. */
export const inOrder =
  <From extends string, To extends string>(from: From, to: To) =>
  (value: Partial<Record<From | To, number>>, context: RefinementContext) => {
    const [start, end] = [value[from], value[to]];
    if ((start === undefined) !== (end === undefined))
      refuse(context, [], `One of "${from}" and "${to}" is missing.`, "Write both or none.");
    if (start !== undefined && end !== undefined && end < start)
      refuse(context, [to], `"${to}" is before "${from}".`, "Change one of the two.");
  };

/** Two ends as one span; nothing where there are none. */
export const spanOf = (start?: number, end?: number) =>
  start === undefined || end === undefined ? undefined : { start, end };
