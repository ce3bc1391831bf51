import { descriptionOf } from "../../reference/sample-world";
import { categoryName } from "../board/appointment-facts";
import { dayAndMonth, when } from "../words";
import type { PhoneBlock, PhoneScreen } from "./phone-data";
import { navItems, ownVisits } from "./phone-screens";

function blockFact({ type, label, value, isOn }: PhoneBlock): string {
  switch (type) {
    case "button":
      return `Button ${label}.`;
    case "switch":
      return `${label}: ${isOn ? "on" : "off"}.`;
    case "choice":
      return `${label}: ${value ?? ""}${isOn ? ", chosen" : ""}.`;
    case "heading":
      return `${label}.`;
    case "text":
      return label;
    default:
      return `${label}: ${value ?? "empty"}.`;
  }
}

function visitFacts(drawing: PhoneScreen["drawing"]): string[] {
  if (drawing === undefined || drawing === "map") return [];
  return ownVisits
    .filter(({ start }) => drawing !== "day" || start < 1440)
    .map((visit) => `${dayAndMonth(visit.start)}, ${when(visit)}: ${descriptionOf(visit)}, ${categoryName(visit)}.`);
}

/** Everything a phone screen shows, as sentences. */
export function phoneFacts(screen: PhoneScreen, highlight: string | undefined): string[] {
  const { title, tabs, open, nav, drawing, blocks } = screen;
  return [
    `Phone with the screen ${title}.`,
    highlight ? `Marked with 1: ${highlight}.` : "",
    tabs.length > 0 ? `Tabs: ${tabs.join(", ")}; ${open ?? ""} is open.` : "",
    ...visitFacts(drawing),
    drawing === "map" ? "A map with the pin of the site." : "",
    ...blocks.map(blockFact),
    nav ? `Bar at the bottom: ${navItems.map(({ label }) => label).join(", ")}.` : "",
  ].filter(Boolean);
}
