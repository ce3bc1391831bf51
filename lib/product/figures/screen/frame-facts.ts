import { z } from "zod";
import { readFigures, text, texts } from "../figure-file";
import type { Say } from "../say";

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

/** The application frame as sentences. */
export function frameFacts(highlight: string | undefined, screen: Say["screen"]): string[] {
  return [
    screen.frame,
    screen.menu(frame.menu.join(", "), frame.bottom.join(", ")),
    highlight === "side-menu" ? screen.administration(frame.administration.join(", ")) : "",
    screen.topBar(frame.profile),
    screen.canvas(frame.panels.join(", ")),
  ];
}
