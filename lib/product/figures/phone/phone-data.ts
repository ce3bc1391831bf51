import { type Reader, readAll, readReference } from "../../reference/sample-world-reader";

/** A piece of a phone screen, from top to bottom. `isOn` is the state of a switch or choice, or the main button. */
export type PhoneBlock = {
  type: "row" | "switch" | "field" | "button" | "choice" | "text" | "heading" | "visit";
  label: string;
  value?: string;
  isOn: boolean;
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

const file = "figures/phone.yaml";

const block = (r: Reader): PhoneBlock => ({
  type: r.choice("type", ["row", "switch", "field", "button", "choice", "text", "heading"]),
  label: r.text("label"),
  value: r.optional("value"),
  isOn: r.flag("on") || r.flag("main"),
});

const screen = (r: Reader): PhoneScreen => ({
  name: r.text("name"),
  title: r.text("title"),
  tabs: [],
  nav: r.optional("nav"),
  blocks: r.list("blocks", block),
});

/** Screens of the app that the data file describes. */
export const phoneData = readAll(file, readReference(file), (root) => ({
  screens: root.list("screens", screen),
  ...root.child("labels", (r) => ({ app: r.text("app"), accessCode: r.text("accessCode") })),
}));
