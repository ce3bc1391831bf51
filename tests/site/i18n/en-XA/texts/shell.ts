import { shell as english } from "../../../../../lib/texts/en/shell";
import { pseudoTexts } from "../pseudo";

export const shell = pseudoTexts(english);
