import { workshop as english } from "../../../../../lib/texts/en/workshop";
import { pseudoTexts } from "../pseudo";

export const workshop = pseudoTexts(english);
