import { home as english } from "../../../../../lib/texts/en/home";
import { pseudoTexts } from "../pseudo";

export const home = pseudoTexts(english);
