import { shell } from "#texts/shell";
import type { ColorModeConfig } from "@/lib/settings";
import { type ColorChoice, choicesOf, defaultChoice } from "../theme/color-mode";

/** What the boot script reads from its element: nothing of what is not announced, by its id, or not to be chosen. */
export function bootAttributes(announced: string | undefined, colorMode: ColorModeConfig): Record<string, string> {
  return {
    "data-unloaded": shell.unloaded.part("{file}"),
    "data-retry": shell.unloaded.retry,
    ...(!colorMode.disableSwitch && { "data-modes": modesOf(colorMode).join(" ") }),
    ...(announced !== undefined && { "data-announced": announced }),
  };
}

/** What there is to choose, first what holds before a choice. */
const modesOf = (config: ColorModeConfig): ColorChoice[] => [...new Set([defaultChoice(config), ...choicesOf(config)])];
