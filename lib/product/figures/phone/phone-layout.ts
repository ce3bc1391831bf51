import { wrap } from "../text-width";
import type { PhoneBlock, PhoneScreen } from "./phone-data";

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
