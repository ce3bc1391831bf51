import { expect, test } from "vitest";
import type { z } from "zod";
import { validate } from "../../input/validate";
import { parseYaml } from "../../input/yaml-document";
import { readYaml } from "../reference/yaml-file";
import { boardSchema } from "./board/board-data";
import { flowsSchema } from "./flow/flow";
import { mapSchema } from "./map/map-data";
import { requireKnownNames } from "./screen/form-data";
import { formsSchema } from "./screen/form-model";
import { gridsSchema } from "./screen/grid-data";

const files = {
  board: boardSchema,
  flows: flowsSchema,
  grids: gridsSchema,
  map: mapSchema,
  forms: formsSchema.superRefine(requireKnownNames),
} satisfies Record<string, z.ZodType>;

test.each([
  ["board", "entry: Details, key", "entry: Detail, key", '"Detail" is not a known entry of the context menu.'],
  ["board", "submenus: [Category", "submenus: [Categories", '"Categories" is not a known entry of the context menu.'],
  ["flows", "from: retrying, to: failed", "from: retrying, to: faild", '"faild" is not a known node of the flow.'],
  ["flows", "M122 23H62V110", "122 23H62V110", '"122 23H62V110" is not a line.'],
  ["flows", "height: 316", "height: -316", '"flows[0].height" must be at least 0, found -316.'],
  ["grids", "group: Customer", "group: Custmer", '"Custmer" is not a known column.'],
  ["grids", "total: Hours", "total: Hour", '"Hour" is not a known column.'],
  ["map", "id: R0110", "id: R0111", '"R0111" is not a known site or resource of the sample world.'],
  ["map", "west: -1.87, east: -0.93", "west: -0.93, east: -1.87", '"east" must be greater than "west".'],
  ["map", "id: R0120", "id: R0110", '"R0110" is listed twice.'],
  ["forms", "key: planning.showNonWorking", "key: planning.showNon", '"planning.showNon" is not a known setting.'],
  ["forms", "- name: webhook", "- name: connector", '"connector" is listed twice.'],
] as const)("%s.yaml is rejected when %s is replaced with %s", (name, from, to, message) => {
  const { file, text } = readYaml(`figures/${name}.yaml`, process.cwd());
  expect(text).toContain(from);
  const { issues } = validate(files[name], parseYaml(file, text.replace(from, to)));
  const line = text.split("\n").findIndex((written) => written.includes(from)) + 1;
  expect(issues).toMatchObject([{ line, message }]);
});
