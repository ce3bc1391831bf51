import type { ScriptPage } from "@/components/page/script-pages";

/** A tree that is not ours is no part of the project, so nothing in it runs. Its bundles have this in place of `components/page/script-pages.ts`. */
export const scriptPages: Record<string, () => Promise<ScriptPage>> = {};
