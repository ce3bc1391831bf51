import type { ScriptPage } from "@/components/page/script-pages";

/** A foreign tree has no script pages, so none of its code runs. Its bundles have this in place of `components/page/script-pages.ts`. */
export const scriptPages: Record<string, () => Promise<ScriptPage>> = {};
