import type { ColorModeConfig } from "@/lib/site";

export type ColorChoice = "system" | "light" | "dark";

/** Local storage key of the reader's choice; an absent key means the configured default. */
export const colorModeKey = "theme";

/** The choice in force before the reader makes one. */
export function defaultChoice(config: ColorModeConfig): ColorChoice {
  return config.respectPrefersColorScheme ? "system" : config.defaultMode;
}

/** What the switch offers next: system → light → dark → system, or light ↔ dark when the system is not asked. */
export function nextChoice(choice: ColorChoice, config: ColorModeConfig): ColorChoice {
  if (choice === "system") return "light";
  if (choice === "light") return "dark";
  return config.respectPrefersColorScheme ? "system" : "light";
}

/**
 * The script that runs before first paint: reads the stored choice and sets `data-theme` on the root element.
 * `system` sets nothing, so that `color-scheme: light dark` follows the operating system live.
 */
export function colorModeScript(config: ColorModeConfig): string {
  if (config.disableSwitch) return 'document.documentElement.dataset.theme="light"';
  const fallback = defaultChoice(config);
  return `(function(d){var c=${JSON.stringify(fallback)};try{c=localStorage.getItem(${JSON.stringify(colorModeKey)})||c}catch(e){}if(c==="light"||c==="dark")d.dataset.theme=c})(document.documentElement)`;
}
