/** The compiled `components/boot/boot.ts`, which `next.config.mjs` puts in place; kept apart, for no browser has use for its text. */
export const bootScript = process.env.BOOT_SCRIPT ?? "";
