import { applyFirstChoice, colorModeKey } from "./color-mode";

/**
 * Applies the stored color mode before first paint; the HTML has the default. `modes` are the available choices, separated by spaces, the
 * default first; absent if the mode cannot be switched.
 */
export function applyStoredColorMode({ modes = "" }: { modes?: string }): void {
  const offered = modes.split(" ");
  const stored = storedName();
  applyFirstChoice(offered.find((name) => name === stored) ?? offered[0]);
}

/** The stored choice; null if there is none or storage is blocked. */
function storedName(): string | null {
  try {
    return localStorage.getItem(colorModeKey);
  } catch {
    return null;
  }
}
