import { descriptionOf } from "../../reference/sample-world";
import { dayLength } from "../../reference/sample-world-clock";
import { categoryName } from "../board/appointment-facts";
import { figure, type Say } from "../figure";
import type { PhoneBlock, PhoneScreen } from "./phone-model";
import { labelsOf, navItemsOf, ownVisits, phoneScreens } from "./phone-screens";

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

function blockFact({ type, label, value, isOn, isMandatory }: PhoneBlock, say: Say): string {
  switch (type) {
    case "button":
      return say.phone.button(label);
    case "switch":
      return `${label}: ${isOn ? say.on : say.off}.`;
    case "choice":
      return `${label}: ${value ?? ""}${isOn ? `, ${say.phone.chosen}` : ""}.`;
    case "heading":
      return `${label}.`;
    case "text":
      return label;
    default:
      return `${label}${isMandatory ? ` (${say.phone.mandatory})` : ""}: ${value ?? say.empty}.`;
  }
}

function visitFacts(drawing: PhoneScreen["drawing"], say: Say): string[] {
  if (drawing === undefined || drawing === "map") return [];
  return ownVisits
    .filter(({ start }) => drawing !== "day" || start < dayLength)
    .map((visit) => `${say.whenDated(visit)}: ${descriptionOf(visit)}, ${categoryName(visit)}.`);
}

/** Everything a phone screen shows, as sentences. */
function phoneFacts(screen: PhoneScreen, say: Say): string[] {
  const { title, tabs, open, nav, drawing, blocks } = screen;
  return [
    say.phone.phone(title),
    tabs.length > 0 ? say.tabs(tabs.join(", "), open ?? "") : "",
    ...visitFacts(drawing, say),
    drawing === "map" ? say.phone.map : "",
    ...blocks.map((block) => blockFact(block, say)),
    nav
      ? say.phone.bar(
          navItemsOf(screen)
            .map(({ label }) => label)
            .join(", "),
        )
      : "",
  ];
}
