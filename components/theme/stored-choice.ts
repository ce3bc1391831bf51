import { browserStorage } from "@/lib/browser-storage";
import { site } from "@/lib/site";
import { type ColorChoice, colorModeKey, parseChoice } from "./color-mode";

/** The reader's choice, or the configured default where nothing is stored or storage is blocked. */
export function storedChoice(): ColorChoice {
  return parseChoice(browserStorage.get(colorModeKey), site.colorMode);
}
