import { type ColorChoice, themeOf } from "./color-mode";

/** Paints the page, and the browser's bars around it, in the mode of a choice. */
export function applyChoice(choice: ColorChoice): void {
  const root = document.documentElement;
  const theme = themeOf(choice);
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  paintBars(theme && getComputedStyle(root).backgroundColor);
}

/** A `theme-color` before the ones that follow the operating system wins over them; without a color they have their way. */
function paintBars(color: string | undefined): void {
  document.head.querySelector("meta[data-chosen]")?.remove();
  if (!color) return;
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  meta.dataset.chosen = "";
  meta.content = color;
  document.head.prepend(meta);
}
