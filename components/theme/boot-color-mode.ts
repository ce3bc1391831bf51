import { applyFirstChoice, colorModeKey } from "./color-mode";

/**
 * Applies the stored color mode before first paint; the HTML has the default. `modes` are the choices that readers have,
 * separated by spaces, first the one in force before they make one; absent where there is none to make.
 */
export function applyStoredColorMode({ modes = "" }: { modes?: string }): void {
  const offered = modes.split(" ");
  const stored = storedName();
  applyFirstChoice(offered.find((name) => name === stored) ?? offered[0]);
}

/** Storage may be blocked: then nothing was ever chosen. */
function storedName(): string | null {
  try {
    return localStorage.getItem(colorModeKey);
  } catch {
    return null;
  }
}
