import { figure } from "../figure";
import type { PhoneScreen } from "./phone-data";
import { phoneFacts } from "./phone-facts";
import { labelsOf, phoneScreens } from "./phone-screens";

/** The screen of this name; the first one without. @throws Error when there is no screen at all. */
export function phoneScreenOf(name: string | undefined): PhoneScreen {
  const screen = phoneScreens.find((candidate) => candidate.name === name) ?? phoneScreens[0];
  if (!screen) throw new Error("The phone has no screens.");
  return screen;
}

/** `<Phone>`. */
export const phone = figure({
  purpose: "A screen of the mobile app.",
  examples: ['<Phone screen="card-info" highlight="Phone" caption="…" />'],
  attributes: {
    screen: { values: phoneScreens.map(({ name }) => name) },
    highlight: {
      meaning: "a label on that screen",
      noun: "part",
      values: ({ screen }) => labelsOf(phoneScreenOf(screen)),
    },
  },
  tell: ({ screen }, say) => phoneFacts(phoneScreenOf(screen), say),
});
