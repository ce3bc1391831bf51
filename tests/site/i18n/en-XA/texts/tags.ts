import { tags as english } from "../../../../../lib/texts/en/tags";
import { pseudoTexts } from "../pseudo";

export const tags = pseudoTexts(english);
