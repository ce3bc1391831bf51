import { type Reader, readAll, readReference } from "../../reference/sample-world-reader";
import { isIconName } from "../icon-paths";

const file = "figures/board.yaml";

function icon(r: Reader) {
  const name = r.optional("icon");
  if (name === undefined || isIconName(name)) return name;
  r.report("icon", `is no icon: ${name}`);
  return undefined;
}

const tool = (r: Reader) => ({
  part: r.text("part"),
  label: r.text("label"),
  icon: icon(r),
  type: r.choice("type", ["button", "text", "value", "box", "switch"]),
});

/** Toolbar, context menu and bottom bar of the planning board, read once. */
export const boardData = readAll(file, readReference(file), (root) => ({
  toolbar: root.list("toolbar", tool),
  contextMenu: root.list("contextMenu", (r) => ({ group: r.text("group"), entries: r.texts("entries") })),
  keys: new Map(root.list("keys", (r) => [r.text("entry"), r.text("key")] as const)),
  submenus: root.texts("submenus"),
  bottomBar: root.list("bottomBar", (r) => ({ label: r.text("label"), value: r.text("value") })),
}));

/** An item of the toolbar. */
export type Tool = (typeof boardData.toolbar)[number];
