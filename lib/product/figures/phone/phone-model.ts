import { z } from "zod";
import { listBy } from "../../../input/validate";
import { flag, text } from "../../reference/atoms";
import { readKept } from "../../reference/yaml-file";
import { wrap } from "../text-width";

/** A piece of a phone screen, from top to bottom. `isOn` is the state of a switch or choice, or the main button. */
export type PhoneBlock = {
  type: "row" | "switch" | "field" | "button" | "choice" | "text" | "heading" | "visit";
  label: string;
  value?: string;
  isOn?: boolean;
  /** A field without which a visit cannot be marked as done. */
  isMandatory?: boolean;
  /** Category of a visit. */
  category?: string;
};

/** A screen: title, tabs above the content, blocks, and the entry of the bar at the bottom that is open. */
export type PhoneScreen = {
  name: string;
  title: string;
  tabs: string[];
  open?: string;
  nav?: string;
  blocks: PhoneBlock[];
  /** A drawing in place of the blocks. */
  drawing?: "day" | "week" | "month" | "map";
};

const block = z
  .strictObject({
    type: z.enum(["row", "switch", "field", "button", "choice", "text", "heading"]).default("row"),
    label: text,
    value: text.optional(),
    on: flag,
    main: flag,
  })
  .transform(({ on, main, ...rest }): PhoneBlock => ({ ...rest, isOn: on || main }));

const screen = z
  .strictObject({ name: text, title: text, nav: text.optional(), blocks: z.array(block).default([]) })
  .transform((read): PhoneScreen => ({ ...read, tabs: [] }));

/** Screens of the app that the data file describes. */
export const phoneData = readKept(
  "figures/phone.yaml",
  z
    .strictObject({ screens: listBy(screen, "name"), labels: z.strictObject({ app: text, accessCode: text }) })
    .transform(({ screens, labels }) => ({ screens, ...labels })),
);

/** Size of the phone. */
export const phoneSize = { width: 300, height: 612 } as const;
/** Inner width of the screen between its margins. */
export const innerWidth = 252;
/** Top of the tabs. */
export const tabsTop = 92;
/** Top of the bar at the bottom. */
export const navTop = phoneSize.height - 66;

const heights = { row: 46, switch: 46, field: 58, button: 46, choice: 58, heading: 30, visit: 54 } as const;

/** Heights of the drawings, so that blocks can follow below. */
const drawingHeights = { day: 380, week: 390, month: 360, map: 264 } as const;

/** Lines of a block of text. */
export const textLines = ({ label }: PhoneBlock): string[] => wrap(label, 12, innerWidth, 6);

/** Height of a block with its space below. */
export function blockHeight(block: PhoneBlock): number {
  return block.type === "text" ? textLines(block).length * 17 + 14 : heights[block.type];
}

/** A block with its top. */
export type PlacedBlock = { block: PhoneBlock; y: number };

/** Blocks of a screen one below the other, as far as there is room for them. */
export function placeBlocks({ tabs, drawing, blocks, nav }: PhoneScreen): PlacedBlock[] {
  let y = tabsTop + (tabs.length > 0 ? 46 : 4) + (drawing ? drawingHeights[drawing] : 0);
  const placed: PlacedBlock[] = [];
  for (const block of blocks) {
    if (y + blockHeight(block) > (nav ? navTop : phoneSize.height - 20)) break;
    placed.push({ block, y });
    y += blockHeight(block);
  }
  return placed;
}
