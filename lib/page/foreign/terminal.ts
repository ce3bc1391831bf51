/** ANSI escape sequences for colors and styles (SGR). */
const style = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

/** Strips ANSI colors and styles from terminal output, which VitePress and Starlight show in `ansi` fences. */
export const withoutStyles = (code: string): string => code.replace(style, "");
