import { z } from "zod";
import { readFigures, text, texts } from "../figure-file";
import { partName, type Say } from "../say";

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
export const frameMarkName = (highlight: string | undefined, { screen }: Say): string | undefined =>
  partName(screen.parts, highlight);

/** The application frame as sentences. */
export function frameFacts(highlight: string | undefined, say: Say): string[] {
  const { screen } = say;
  const mark = frameMarkName(highlight, say);
  return [
    screen.frame,
    mark ? say.marked(mark) : "",
    screen.menu(frame.menu.join(", "), frame.bottom.join(", ")),
    highlight === "side-menu" ? screen.administration(frame.administration.join(", ")) : "",
    screen.topBar(frame.profile),
    screen.canvas(frame.panels.join(", ")),
  ].filter(Boolean);
}
