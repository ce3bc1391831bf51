import type { ColorModeConfig } from "@/lib/settings";

export type ColorChoice = "system" | "light" | "dark";

/** Local storage key of the reader's choice; an absent key means the configured default. */
export const colorModeKey = "theme";

/** The choice in force before the reader makes one. */
export function defaultChoice(config: ColorModeConfig): ColorChoice {
  if (config.disableSwitch) return "light";
  return config.respectPrefersColorScheme ? "system" : config.defaultMode;
}

/** The choices a reader has under this configuration, in the order of the switch. */
function choicesOf(config: ColorModeConfig): ColorChoice[] {
  if (config.disableSwitch) return ["light"];
  return config.respectPrefersColorScheme ? ["system", "light", "dark"] : ["light", "dark"];
}

/** The choice a stored value stands for; one that is unknown or no longer offered counts as none. */
export function readChoice(stored: string | null, config: ColorModeConfig): ColorChoice {
  return choicesOf(config).find((choice) => choice === stored) ?? defaultChoice(config);
}

/** What the switch offers next: system → light → dark → system, or light ↔ dark when the system is not asked. */
export function nextChoice(choice: ColorChoice, config: ColorModeConfig): ColorChoice {
  const choices = choicesOf(config);
  return choices[(choices.indexOf(choice) + 1) % choices.length] ?? choice;
}

/** `data-theme` of the root element for a choice. Without it `color-scheme: light dark` follows the operating system live. */
export function themeOf(choice: ColorChoice): "light" | "dark" | undefined {
  return choice === "system" ? undefined : choice;
}

/**
 * The script that runs before first paint: puts the stored choice in place of the default that is in the HTML. The browser's
 * own bars follow the first `theme-color` of the head.
 */
export function colorModeScript(config: ColorModeConfig): string {
  if (config.disableSwitch) return "";
  const values = [colorModeKey, choicesOf(config), defaultChoice(config)].map((value) => JSON.stringify(value));
  return `(${applyStored})(document.documentElement,${values.join()})`;
}

/** Written into the page as text: it may use nothing but its arguments and the browser. */
const applyStored = `function(root,key,choices,choice){try{var stored=localStorage.getItem(key);if(choices.indexOf(stored)>=0)choice=stored}catch(refused){}if(choice==="system")return delete root.dataset.theme;root.dataset.theme=choice;var meta=document.createElement("meta");meta.name="theme-color";meta.dataset.chosen="";meta.content=getComputedStyle(root).backgroundColor;document.head.prepend(meta)}`;
