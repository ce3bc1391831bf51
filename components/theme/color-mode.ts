import type { ColorModeConfig } from "@/lib/settings";

/** What a reader can choose; `system` follows the operating system. */
export type ColorChoice = "system" | "light" | "dark";

/** Local storage key of the reader's choice; an absent key means the configured default. */
export const colorModeKey = "theme";

/** The choice that applies until the reader makes one. */
export function defaultChoice(config: ColorModeConfig): ColorChoice {
  if (config.disableSwitch) return "light";
  return config.respectPrefersColorScheme ? "system" : config.defaultMode;
}

/** The choices a reader has under this configuration, in the order of the switch. */
export function choicesOf(config: ColorModeConfig): ColorChoice[] {
  if (config.disableSwitch) return ["light"];
  return config.respectPrefersColorScheme ? ["system", "light", "dark"] : ["light", "dark"];
}

/** Parses a stored choice; a missing, unknown or no longer offered one becomes the default. */
export function parseChoice(stored: string | null, config: ColorModeConfig): ColorChoice {
  return choicesOf(config).find((choice) => choice === stored) ?? defaultChoice(config);
}

/** The next choice of the toggle: system → light → dark → system, or light ↔ dark when the system's preference is not respected. */
export function nextChoice(choice: ColorChoice, config: ColorModeConfig): ColorChoice {
  const choices = choicesOf(config);
  return choices[(choices.indexOf(choice) + 1) % choices.length] ?? choice;
}

/** `data-theme` of the root element for a choice. Without it `color-scheme: light dark` follows the operating system live. */
export function themeOf(choice: ColorChoice): "light" | "dark" | undefined {
  return choice === "system" ? undefined : choice;
}

/** Applies a choice to the page and to the theme color of the browser's UI. */
export function applyChoice(choice: ColorChoice): void {
  delete document.documentElement.dataset.theme;
  document.head.querySelector("meta[data-chosen]")?.remove();
  applyFirstChoice(choice);
}

/** The same on a page to which no choice has been applied yet; empty or undefined if the mode cannot be switched. */
export function applyFirstChoice(choice?: string): void {
  if (!choice || choice === "system") return;
  const root = document.documentElement;
  root.dataset.theme = choice;
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  meta.dataset.chosen = "";
  meta.content = getComputedStyle(root).backgroundColor;
  // The first matching `theme-color` wins, so it precedes those that follow the operating system.
  document.head.prepend(meta);
}
