import { expect, test } from "vitest";
import { navTop, type PhoneBlock, type PhoneScreen, placeBlocks } from "./phone-model";
import { labelsOf } from "./phone-screens";

const blocks = Array.from(
  { length: 20 },
  (_, index): PhoneBlock => ({ type: "row", label: `Row ${index}`, isOn: false }),
);
const screen: PhoneScreen = { name: "long", title: "Long", tabs: ["Info"], nav: "Settings", blocks };

test("places only the blocks that fit above the bottom navigation bar", () => {
  const placed = placeBlocks(screen);
  const last = placed.at(-1)?.y ?? 0;
  expect(last + 46).toBeLessThanOrEqual(navTop);
  expect(last + 2 * 46).toBeGreaterThan(navTop);
  expect(placeBlocks({ ...screen, nav: undefined }).length).toBeGreaterThan(placed.length);
});

test("excludes blocks that do not fit from the labels that can be highlighted", () => {
  const labels = labelsOf(screen);
  expect(labels).toEqual(expect.arrayContaining(["Info", "Settings", "Row 0"]));
  expect(labels).not.toContain("Row 19");
});
