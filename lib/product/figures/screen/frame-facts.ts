import { readAll, readReference } from "../../reference/sample-world-reader";
import { frameParts } from "./frame-values";

const file = "figures/frame.yaml";
/** Words of the application frame. */
export const frame = readAll(file, readReference(file), (root) => ({
  menu: root.texts("menu"),
  administration: root.texts("administration"),
  bottom: root.texts("bottom"),
  profile: root.text("profile"),
  brand: root.text("brand"),
  panels: root.texts("panels"),
}));

/** Name of a highlight for the caption. */
export function frameMarkName(highlight: string | undefined): string | undefined {
  return Object.entries(frameParts).find(([key]) => key === highlight)?.[1];
}

/** The application frame as sentences. */
export function frameFacts(highlight: string | undefined): string[] {
  const mark = frameMarkName(highlight);
  return [
    "The application frame: side menu on the left, top bar above, canvas with dock panels.",
    mark ? `Marked with 1: ${mark}.` : "",
    `Side menu: ${frame.menu.join(", ")}; at the bottom ${frame.bottom.join(", ")}.`,
    highlight === "side-menu" ? `Administration holds ${frame.administration.join(", ")}.` : "",
    `Top bar: profile selector with the profile ${frame.profile}, save profile, notifications bell, help, user cog.`,
    `Canvas: the dock panels ${frame.panels.join(", ")}.`,
  ].filter(Boolean);
}
