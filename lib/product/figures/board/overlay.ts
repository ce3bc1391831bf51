import { type Appointment, descriptionOf, numberOf, siteOfAppointment } from "../../reference/sample-world";
import { when } from "../dates";
import type { Place } from "../geometry";
import { wrap } from "../text-width";
import { categoryName, markerName } from "./appointment-facts";
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

/** Opens an overlay beside a bar: to its right, or to its left in the second half of the week. */
export function overlayAt(
  type: Overlay["type"],
  appointment: Appointment,
  bar: { x: number; width: number },
  y: number,
): Overlay {
  const width = type === "menu" ? menuWidth : cardWidth;
  const height =
    type === "menu" ? Math.max(...menuColumns.map(columnHeight)) : cardLines(appointment).length * lineHeight + 12;
  const isLate = bar.x > 0.55;
  const x = isLate ? bar.x : bar.x + (type === "menu" ? bar.width : 0);
  return { type, appointment, x, dx: isLate ? -width - 6 : 6, y, height, width };
}

/** Place of an overlay, for the highlight. */
export function overlayPlace({ x, dx, y, height, width }: Overlay): Place {
  return { x, dx, pixels: width, y, height };
}
