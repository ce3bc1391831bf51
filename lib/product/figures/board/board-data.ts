import { z } from "zod";
import { refuseUnknown } from "../../../input/validate";
import { pairsOf, readFigures, text, texts } from "../figure-file";
import { iconPaths, isIconName } from "../icon-paths";

const icon = text.transform((name, context) => {
  if (isIconName(name)) return name;
  refuseUnknown(context, [], name, Object.keys(iconPaths), "icon");
  return z.NEVER;
});

const tool = z.strictObject({
  part: text,
  label: text,
  icon: icon.optional(),
  type: z.enum(["button", "text", "value", "box", "switch"]).default("button"),
});

/** Toolbar, context menu and bottom bar of the planning board, read once. */
export const boardData = readFigures(
  "board",
  z.strictObject({
    toolbar: z.array(tool),
    contextMenu: z.array(z.strictObject({ group: text, entries: texts })),
    keys: pairsOf("entry", "key"),
    submenus: texts,
    bottomBar: z.array(z.strictObject({ label: text, value: text })),
  }),
);

/** An item of the toolbar. */
export type Tool = (typeof boardData.toolbar)[number];
