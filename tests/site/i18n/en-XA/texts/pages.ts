import { pages as english } from "../../../../../lib/texts/en/pages";
import { pseudoTexts } from "../pseudo";

export const pages = pseudoTexts(english);
