import {
  type Appointment,
  descriptionOf,
  numberOf,
  sampleWorld,
  siteOfAppointment,
} from "../../reference/sample-world";
import { when } from "../dates";
import type { Extent, Place } from "../geometry";
import { wrap } from "../text-width";
import { categoryName, markerName } from "./appointment-facts";
import { narrowest } from "./board-axis";
import { boardData } from "./board-data";

/** Height of a line of the menu and the card. */
export const lineHeight = 18;
/** Width of a column of the menu. */
export const columnWidth = 166;
const menuWidth = columnWidth * 2;
const cardWidth = 236;

/** Context menu or tooltip: where it opens and how large it is. */
export type Overlay = {
  type: "menu" | "tooltip";
  appointment: Appointment;
  x: number;
  dx: number;
  y: number;
  height: number;
  width: number;
};

/** A group of the context menu. */
export type Group = (typeof boardData.contextMenu)[number];

/** The menu in two columns, so that a board of two rows stays low: the first groups, then the others. */
export const menuColumns = [boardData.contextMenu.slice(0, 3), boardData.contextMenu.slice(3)] as const;

type GrayWhen = (appointment: Appointment) => boolean;

/**
 * When an entry cannot work on an appointment, as `user/components/planningboard/contextmenu` says; the others always can.
 * One project of the sample company is available in the Gantt; no appointment has a link, and no action URI is offered on one.
 */
const grayWhen = new Map<string, GrayWhen>([
  ["Show on map", ({ task }) => task === undefined],
  ["Open in Gantt", ({ job }) => job !== sampleWorld.project.job],
  ["Split", ({ start, end }) => end - start < 10],
  ["Disconnect assignment", ({ resources }) => resources.length === 1],
  ["Repeat", ({ series }) => series !== undefined],
  ["Remove from container", ({ container }) => container === undefined],
  ["Links", () => true],
  ["Action URIs", () => true],
]);

/** Whether an entry of the menu is gray. */
export const isGray = (entry: string, appointment: Appointment): boolean => grayWhen.get(entry)?.(appointment) ?? false;

const groupHeight = ({ entries }: Group) => (entries.length + 1) * lineHeight + 6;
/** Height of groups one below the other. */
export const columnHeight = (groups: readonly Group[]) => groups.reduce((sum, group) => sum + groupHeight(group), 8);

/** Lines of the tooltip: what the field template for the board tooltip gives for the appointment. */
export function tooltipLines(appointment: Appointment): string[] {
  const site = siteOfAppointment(appointment);
  return [
    descriptionOf(appointment),
    when(appointment),
    site?.customer ?? "",
    site?.address ?? "",
    [categoryName(appointment), markerName(appointment)].filter(Boolean).join(", "),
    appointment.notification ? `${appointment.notification.code}: ${appointment.notification.text}` : "",
  ].filter(Boolean);
}

/** Lines of the card as they are drawn: number first, long ones on two lines. */
export function cardLines(appointment: Appointment): string[] {
  const lines = [numberOf(appointment) ?? "", ...tooltipLines(appointment)].filter(Boolean);
  return lines.flatMap((line) => wrap(line, 11.5, cardWidth - 20, 2));
}

/** Opens the context menu: to the right of its bar, or to its left; below it where the narrowest drawing has no room beside it. */
export function menuAt(appointment: Appointment, { x, width }: Extent, y: number, below: number): Overlay {
  const menu = {
    type: "menu",
    appointment,
    height: Math.max(...menuColumns.map(columnHeight)),
    width: menuWidth,
  } as const;
  const room = menuWidth + 6;
  if ((x + width) * narrowest + room <= narrowest) return { ...menu, x: x + width, dx: 6, y };
  if (x * narrowest >= room) return { ...menu, x, dx: -room, y };
  return { ...menu, x, dx: Math.min(0, (1 - x) * narrowest - room), y: below };
}

/** Opens the tooltip below a bar, to the left in the second half of the week. */
export function tooltipAt(appointment: Appointment, { x }: Extent, y: number): Overlay {
  const height = cardLines(appointment).length * lineHeight + 12;
  return { type: "tooltip", appointment, x, dx: x > 0.5 ? -cardWidth - 6 : 6, y, height, width: cardWidth };
}

/** Place of an overlay, for the highlight. */
export function overlayPlace({ x, dx, y, height, width }: Overlay): Place {
  return { x, dx, pixels: width, y, height };
}
