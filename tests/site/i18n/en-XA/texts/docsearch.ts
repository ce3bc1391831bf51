import { docsearch as english } from "../../../../../lib/texts/en/docsearch";
import { pseudoTexts } from "../pseudo";

export const docsearch = pseudoTexts(english);
