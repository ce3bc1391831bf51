import { z } from "zod";
import { flag, text, texts } from "../../reference/atoms";
import { readKept } from "../../reference/yaml-file";
import type { Say } from "../say";

const place = { x: z.number(), y: z.number() };
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape)).default([]);

const flow = z.strictObject({
  name: text,
  title: text,
  type: z.enum(["graph", "pairs", "bars", "rail", "gross"]).default("graph"),
  height: z.number().default(0),
  nodes: listOf({ id: text, ...place, width: z.number(), lines: texts, names: z.number().default(1), isMain: flag }),
  arrows: listOf({ from: text, to: text, label: text, d: text, ...place }),
  notes: listOf({ text, ...place }),
  pairs: listOf({ kind: text, cause: text, effects: text }),
  limit: z.number().default(1),
  unit: z.string().default(""),
  columns: texts,
  bars: listOf({ label: text, parts: z.array(z.number()).default([]), result: text }),
  rails: listOf({ label: text, points: texts }),
});

const { flows } = readKept("figures/flows.yaml", z.strictObject({ flows: z.array(flow) }));

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
