import { z } from "zod";
import { readFigures, text, texts } from "../figure-file";
import { frameParts } from "./frame-values";

/** Words of the application frame. */
export const frame = readFigures(
  "frame",
  z.strictObject({
    menu: texts,
    administration: texts,
    bottom: texts,
    profile: text,
    brand: text,
    panels: texts,
  }),
);

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
