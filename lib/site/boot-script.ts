/** The compiled `components/boot/boot.ts`, inlined by `next.config.mjs`. In a module of its own to keep it out of browser bundles. */
export const bootScript = process.env.BOOT_SCRIPT ?? "";
