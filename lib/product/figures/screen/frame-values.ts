import { figures } from "../../../texts/en/figures";

/** Parts of the application frame that can be highlighted. */
export const frameParts = Object.keys(figures.screen.parts);
