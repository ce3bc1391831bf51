/** How a terminal is told a color or a style. */
const style = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

/** What a terminal has written, as VitePress and Starlight show it in fences of `ansi`, without colors and styles. */
export const withoutStyles = (code: string): string => code.replace(style, "");
