import { figures as english } from "../../../../../lib/texts/en/figures";
import { pseudoTexts } from "../pseudo";

export const figures = { ...pseudoTexts(english), screenLanguage: "en" };
