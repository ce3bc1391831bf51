import { site } from "../../site";

/** What readers see of the topics; in English, what the settings say. */
export const tags: Readonly<Record<string, { label: string; title: string; description: string }>> = site.tags;
