import { z } from "zod";
import { listBy, requireKnown, withMessage } from "../../../input/validate";
import { flag, text, texts } from "../../reference/atoms";
import { sampleWorld } from "../../reference/sample-world";
import type { Span } from "../../reference/sample-world-clock";
import { dayLength } from "../../reference/sample-world-clock";
import { readKept } from "../../reference/yaml-file";
import { time } from "../dates";
import { figure, type Say } from "../figure";
import { nonWorkingSpans, without } from "../geometry";

/** The line of an arrow, as SVG has it. */
const path = z.string().regex(
  /^M\s*-?[\d.]/i,
  withMessage((found) => `${found} is not a line.\nBegin it where the arrow starts: M122 23H62V110.`),
);
const place = { x: z.number(), y: z.number() };
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape)).default([]);

const written = z.strictObject({
  name: text,
  title: text,
  type: z.enum(["graph", "pairs", "bars", "rail", "gross"]).default("graph"),
  height: z.number().min(0).default(0),
  nodes: listOf({ id: text, ...place, width: z.number(), lines: texts, isMain: flag }),
  arrows: listOf({ from: text, to: text, label: text, d: path, ...place }),
  notes: listOf({ text, ...place, isEnd: flag }),
  pairs: listOf({ kind: text, cause: text, effects: text }),
  limit: z.number().default(1),
  unit: z.string().default(""),
  columns: texts,
  bars: listOf({ label: text, parts: z.array(z.number()).default([]), result: text }),
  rails: listOf({ label: text, points: texts }),
});

const flow = written.superRefine(({ nodes, arrows }, context) => {
  const ids = nodes.map(({ id }) => id);
  for (const [index, { from, to }] of arrows.entries())
    for (const [key, id] of Object.entries({ from, to }))
      requireKnown(context, ["arrows", index, key], id, ids, "node of the flow");
});

/** The form of the flows; arrows lead from and to nodes. */
export const flowsSchema = z.strictObject({ flows: listBy(flow, "name") });

const { flows } = readKept("figures/flows.yaml", flowsSchema);

/** A small flow as the data file describes it. */
export type Flow = z.output<typeof flow>;

/** Names of all flows. */
export const flowNames = flows.map(({ name }) => name);

/** The flow of this name in the words of a page. @throws Error when there is none. */
export function flowIn(name: string, { text: say }: Pick<Say, "text">): Flow {
  const found = flows.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no flow "${name}".`);
  return {
    ...found,
    title: say(found.title),
    nodes: found.nodes.map((node) => ({ ...node, lines: node.lines.map(say) })),
    arrows: found.arrows.map((arrow) => ({ ...arrow, label: say(arrow.label) })),
    notes: found.notes.map((note) => ({ ...note, text: say(note.text) })),
    pairs: found.pairs.map(({ kind, cause, effects }) => ({
      kind: say(kind),
      cause: say(cause),
      effects: say(effects),
    })),
    columns: found.columns.map(say),
    bars: found.bars.map((bar) => ({ ...bar, label: say(bar.label), result: say(bar.result) })),
    rails: found.rails.map(({ label, points }) => ({ label: say(label), points: points.map(say) })),
  };
}

/** Six hours of work, dropped on Monday at 14:00 on the default calendar, and the first and last minute of their drawing. */
export const gross = { start: 14 * 60, work: 6 * 60, left: 13.25 * 60, right: dayLength + 12.5 * 60 } as const;

/** The default calendar. */
export const calendar = sampleWorld.calendars.find(({ isDefault }) => isDefault);

/** Working blocks of the appointment until its hours are used up. */
export function grossBlocks(): Span[] {
  if (!calendar) return [];
  const range = { start: gross.start, end: gross.right };
  let rest: number = gross.work;
  return without(range, nonWorkingSpans(calendar, range)).flatMap((block) => {
    const length = Math.min(block.end - block.start, rest);
    rest -= length;
    return length > 0 ? [{ start: block.start, end: block.start + length }] : [];
  });
}

/** `6 h`, `21.5 h`. */
export const hours = (minutes: number, { number }: Say) => `${number(minutes / 60)} h`;

/** Facts of the drawing. */
function grossFacts(say: Say): string[] {
  const { start, work } = gross;
  const blocks = grossBlocks();
  const end = blocks.at(-1)?.end ?? start;
  const at = (minute: number) => `${say.weekdayName(minute)} ${time(minute)}`;
  return [
    ...blocks.map((block) => say.flow.work(say.when(block), hours(block.end - block.start, say))),
    say.flow.gross(hours(work, say), hours(end - start, say), at(start), at(end)),
  ];
}

/** `<StateFlow>`. */
export const stateFlow = figure({
  purpose: "A small flow chart.",
  examples: ['<StateFlow name="retry" caption="…" />'],
  attributes: { name: { isRequired: true, noun: "flow", values: flowNames } },
  tell: ({ name = "" }, say) => flowFacts(flowIn(name, say), say),
});

/** The lines of a box as words of a sentence; a hyphen at the end of a line joins it to the next. */
const inWords = (lines: readonly string[]) =>
  lines
    .join("\n")
    .replace(/(?<=\p{L})-\n/gu, "")
    .replaceAll("\n", " ");

const label = ({ nodes }: Flow, id: string) => inWords(nodes.find((node) => node.id === id)?.lines ?? [id]);

/** What a flow, in the words of `say`, says as sentences. */
export function flowFacts(flow: Flow, say: Say): string[] {
  const own = [
    ...flow.arrows.map((arrow) => `${label(flow, arrow.from)} → ${arrow.label} → ${label(flow, arrow.to)}.`),
    // The ends of a scale are told by the title.
    ...flow.notes.filter(({ isEnd }) => !isEnd).map(({ text }) => `${text}.`),
    ...flow.pairs.map(({ kind, cause, effects }) => `${cause} (${kind}): ${effects}.`),
    ...flow.bars.map(({ label: name, result }) => `${name}: ${result}.`),
    ...flow.rails.map(({ label: name, points }) => `${name}: ${points.join(", ")}.`),
  ];
  return [`${flow.title}.`, ...(flow.type === "gross" ? grossFacts(say) : own)];
}
