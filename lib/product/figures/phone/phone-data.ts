import { z } from "zod";
import { flag, readFigures, text } from "../figure-file";

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
export const phoneData = readFigures(
  "phone",
  z
    .strictObject({ screens: z.array(screen), labels: z.strictObject({ app: text, accessCode: text }) })
    .transform(({ screens, labels }) => ({ screens, ...labels })),
);
