import { sampleWorld } from "../../reference/sample-world";
import type { Span } from "../../reference/sample-world-types";
import { figure } from "../figure";
import { nonWorkingSpans, without } from "../geometry";
import type { Say } from "../say";
import { time } from "../words";
import { type Flow, flowIn, flowNames } from "./flow-data";

/** `<StateFlow>`. */
export const stateFlow = figure({
  purpose: "A small flow.",
  examples: ['<StateFlow name="retry" caption="…" />'],
  attributes: { name: { isRequired: true, noun: "flow", values: flowNames } },
  tell: ({ name = "" }, say) => flowFacts(flowIn(name, say), say),
});

const label = ({ nodes }: Flow, id: string) => nodes.find((node) => node.id === id)?.lines.join(" ") ?? id;

/** What a flow, in the words of `say`, says as sentences. */
function flowFacts(flow: Flow, say: Say): string[] {
  const own = [
    ...flow.arrows.map((arrow) => `${label(flow, arrow.from)} → ${arrow.label} → ${label(flow, arrow.to)}.`),
    ...flow.notes.map(({ text }) => text),
    ...flow.pairs.map(({ kind, cause, effects }) => `${cause} (${kind}): ${effects}.`),
    ...flow.bars.map(({ label: name, result }) => `${name}: ${result}.`),
    ...flow.rails.map(({ label: name, points }) => `${name}: ${points.join(", ")}.`),
  ];
  return [`${flow.title}.`, ...(flow.type === "gross" ? grossFacts(say) : own)];
}

/** Six hours of work, dropped on Monday at 14:00, on the default calendar. */
export const start = 14 * 60;
/** Minutes of work. */
export const work = 6 * 60;
/** First minute of the drawing. */
export const left = 12 * 60;
/** Last minute of the drawing. */
export const right = 1440 + 14 * 60;

/** The default calendar. */
export const calendar = sampleWorld.calendars.find(({ isDefault }) => isDefault);

/** Working blocks of the appointment until its hours are used up. */
export function grossBlocks(): Span[] {
  if (!calendar) return [];
  const range = { start, end: right };
  let rest = work;
  return without(range, nonWorkingSpans(calendar, range)).flatMap((block) => {
    const length = Math.min(block.end - block.start, rest);
    rest -= length;
    return length > 0 ? [{ start: block.start, end: block.start + length }] : [];
  });
}

/** `6 h`. */
export const hours = (minutes: number) => `${minutes / 60} h`;

/** Facts of the drawing. */
function grossFacts(say: Say): string[] {
  const blocks = grossBlocks();
  const end = blocks.at(-1)?.end ?? start;
  const at = (minute: number) => `${say.weekdayName(minute)} ${time(minute)}`;
  return [
    ...blocks.map((block) => say.flow.work(say.when(block), hours(block.end - block.start))),
    say.flow.gross(hours(work), hours(end - start), at(start), at(end)),
  ];
}
