import type { Span } from "../../reference/sample-world-types";

/** An item of a column with the lane it stands in and the number of lanes beside each other there. */
export type Laned<Item> = { item: Item; lane: number; lanes: number };

/** Puts overlapping items of one column side by side; items that touch no other take the whole width. */
export function toLanes<Item extends Span>(items: readonly Item[]): Laned<Item>[] {
  const result: Laned<Item>[] = [];
  let group: { item: Item; lane: number }[] = [];
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    result.push(...group.map((placed) => ({ ...placed, lanes })));
    group = [];
  };
  for (const item of items.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (group.length > 0 && group.every((placed) => placed.item.end <= item.start)) close();
    const busy = group.filter((placed) => placed.item.end > item.start).map(({ lane }) => lane);
    const lane = Array.from({ length: busy.length + 1 }, (_, index) => index).find((index) => !busy.includes(index));
    group.push({ item, lane: lane ?? busy.length });
  }
  close();
  return result;
}
