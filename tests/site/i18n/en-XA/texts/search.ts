import { search as english } from "../../../../../lib/texts/en/search";
import { pseudoTexts } from "../pseudo";

export const search = pseudoTexts(english);
