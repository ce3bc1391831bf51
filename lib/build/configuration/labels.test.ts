import { expect, test } from "vitest";
import { ownManifest } from "../../nav/manifest";
import { unusedLabels } from "./labels";

const manifest = {
  ...ownManifest,
  sidebars: {
    user: {
      label: "User manual",
      href: "/user",
      items: [
        {
          type: "category" as const,
          label: "First steps",
          items: [{ type: "link" as const, label: "Map", href: "/user/map" }],
        },
      ],
    },
  },
};
const file = "i18n/de/labels.ts";

test("reports an unused label at its line with the closest match", () => {
  const text = 'export const labels = {\n  Map: "Karte",\n  "Frist steps": "Erste Schritte",\n  Zzz: "Z",\n};\n';
  const labels = { Map: "Karte", "User manual": "Handbuch", "Frist steps": "Erste Schritte", Zzz: "Z" };
  const place = { severity: "warning", file };
  expect(unusedLabels(labels, [manifest], file, text)).toEqual([
    {
      ...place,
      line: 3,
      column: 3,
      message: 'No entry in the sidebars, navbar, or footer is called "Frist steps".',
      hint: 'Did you mean "First steps"?',
    },
    {
      ...place,
      line: 4,
      column: 3,
      message: 'No entry in the sidebars, navbar, or footer is called "Zzz".',
      hint: "Remove the line, or write the label as it appears there.",
    },
  ]);
});
