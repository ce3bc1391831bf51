import { reference as english } from "../../../../../lib/texts/en/reference";
import { pseudoTexts } from "../pseudo";

export const reference = pseudoTexts(english);
