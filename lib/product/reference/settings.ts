import { z } from "zod";
import { addIssue, listBy, requireKnown } from "../../input/validate";
import { text } from "./atoms";

/** Tabs of the settings screen in order, and every application setting; keys start with the name of their tab. */
export const settingsSchema = z
  .strictObject({
    tabs: z.array(text),
    settings: listBy(
      z.strictObject({
        key: text,
        tab: text,
        default: text,
        effect: text,
        profileOverride: z.boolean().default(false),
        choice: z.boolean().default(false),
      }),
      "key",
    ),
  })
  .superRefine(({ tabs, settings }, context) => {
    for (const [index, { key, tab }] of settings.entries()) {
      requireKnown(context, ["settings", index, "tab"], tab, tabs, "tab");
      const start = `${tab.toLowerCase()}.`;
      if (tabs.includes(tab) && !key.startsWith(start))
        addIssue(
          context,
          ["settings", index, "key"],
          `"${key}" does not start with "${start}".`,
          "Change the key or its tab.",
        );
    }
  });

/** The settings as pages and checks need them. */
export type Settings = z.output<typeof settingsSchema>;
