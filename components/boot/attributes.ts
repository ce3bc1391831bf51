import { shell } from "#texts/shell";
import type { ColorModeConfig } from "@/lib/settings";
import { type ColorChoice, choicesOf, defaultChoice } from "../theme/color-mode";

/**
 * Data attributes of the boot script's element. `data-modes` is left out when the color mode cannot be switched, `data-announced` (the
 * announcement's id) when there is no announcement.
 */
export function bootAttributes(announced: string | undefined, colorMode: ColorModeConfig): Record<string, string> {
  return {
    "data-unloaded": shell.unloaded.part("{file}"),
    "data-retry": shell.unloaded.retry,
    ...(!colorMode.disableSwitch && { "data-modes": modesOf(colorMode).join(" ") }),
    ...(announced !== undefined && { "data-announced": announced }),
  };
}

/** The color modes to choose from, the default first. */
const modesOf = (config: ColorModeConfig): ColorChoice[] => [...new Set([defaultChoice(config), ...choicesOf(config)])];
