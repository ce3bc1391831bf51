import { z } from "zod";
import { figures } from "../texts/en/figures";
import { ganttTools } from "./figures/gantt/gantt";
import { labelsOf, phoneScreens } from "./figures/phone/phone-screens";
import { environmentTick, labelOfSetting } from "./figures/screen/form-data";
import { settingKeys } from "./figures/screen/form-model";
import { textsIn } from "./reference/json";
import { readKept } from "./reference/yaml-file";

const shown = ["board", "forms", "frame", "grids", "map", "phone"].map((name) => `figures/${name}.yaml`);

/** Screen labels that no figure shows, by where they appear. */
const notShown = readKept(
  "labels.yaml",
  z.strictObject({ application: z.array(z.string()), elsewhere: z.array(z.string()) }),
);

/** Labels and values shown in figures: forms, lists, board, frame, phone, and settings. */
export const labelsOfFigures: ReadonlySet<string> = new Set([
  ...[...shown, "rights.yaml", "sample-world.yaml"].flatMap((file) =>
    // Columns of numbers end with " >".
    textsIn(readKept(file, z.unknown(), `labels in ${file}`)).map((text) => text.replace(/ >$/, "")),
  ),
  ...[figures.screen.parts, figures.map.parts, figures.sequence.parts].flatMap((parts) => Object.values(parts)),
  ...ganttTools,
  ...phoneScreens.flatMap((screen) => [screen.title, ...labelsOf(screen)]),
  environmentTick,
  ...settingKeys.map(labelOfSetting),
]);

/** Further labels that the steps of the manual may name. */
export const otherLabels: readonly string[] = Object.values(notShown).flat();
