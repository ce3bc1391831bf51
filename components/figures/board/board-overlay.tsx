import { descriptionOf, numberOf, sampleWorld, siteOf } from "@/lib/reference/sample-world";
import type { Appointment } from "@/lib/reference/sample-world-types";
import { At } from "../frame/at";
import type { Place } from "../frame/ring";
import { Icon } from "../icons";
import { wrap } from "../text";
import { when } from "../words";
import { boardData } from "./board-data";
import styles from "./board-overlay.module.css";

const lineHeight = 18;
const columnWidth = 166;
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

type Group = (typeof boardData.contextMenu)[number];

/** The menu in two columns, so that a board of two rows stays low: the first groups, then the others. */
const columns = [boardData.contextMenu.slice(0, 3), boardData.contextMenu.slice(3)] as const;

const groupHeight = ({ entries }: Group) => (entries.length + 1) * lineHeight + 6;
const columnHeight = (groups: readonly Group[]) => groups.reduce((sum, group) => sum + groupHeight(group), 8);

/** Lines of the tooltip: what the field template for the board tooltip gives for the appointment. */
export function tooltipLines(appointment: Appointment): string[] {
  const job = sampleWorld.jobs.find(({ jobNo }) => jobNo === appointment.job);
  const site = job?.site ? siteOf(job.site) : undefined;
  const category = sampleWorld.categories.find(({ name }) => name === appointment.category);
  const marker = sampleWorld.timeMarkers.find(({ name }) => name === appointment.timeMarker);
  return [
    descriptionOf(appointment),
    when(appointment),
    site?.customer ?? "",
    site?.address ?? "",
    [category?.displayName, marker?.displayName].filter(Boolean).join(", "),
    appointment.notification ? `${appointment.notification.code}: ${appointment.notification.text}` : "",
  ].filter(Boolean);
}

/** Lines of the card as they are drawn: number first, long ones on two lines. */
function cardLines(appointment: Appointment): string[] {
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
    type === "menu" ? Math.max(...columns.map(columnHeight)) : cardLines(appointment).length * lineHeight + 12;
  const isLate = bar.x > 0.55;
  const x = isLate ? bar.x : bar.x + (type === "menu" ? bar.width : 0);
  return { type, appointment, x, dx: isLate ? -width - 6 : 6, y, height, width };
}

/** Place of an overlay, for the highlight. */
export function overlayPlace({ x, dx, y, height, width }: Overlay): Place {
  return { x, dx, pixels: width, y, height };
}

function MenuGroup({ group: { group, entries }, y }: { group: Group; y: number }) {
  return (
    <g transform={`translate(12 ${y})`}>
      <text className={styles.group} y={13}>
        {group}
      </text>
      {entries.map((entry, index) => (
        <g key={entry} transform={`translate(0 ${(index + 1) * lineHeight + 13})`}>
          <text>{entry}</text>
          {boardData.submenus.includes(entry) ? <Icon name="next" x={columnWidth - 32} y={-9} size={10} /> : null}
          <text className={styles.key} x={columnWidth - 22}>
            {boardData.keys.get(entry)}
          </text>
        </g>
      ))}
    </g>
  );
}

function Menu() {
  return columns.map((groups, column) => (
    <g key={groups[0]?.group} transform={`translate(${column * columnWidth} 4)`}>
      {groups.map((group, index) => (
        <MenuGroup key={group.group} group={group} y={columnHeight(groups.slice(0, index)) - 8} />
      ))}
    </g>
  ));
}

function Card({ appointment }: { appointment: Appointment }) {
  return cardLines(appointment).map((line, index) => (
    <text key={line} x={12} y={20 + index * lineHeight} className={index < 1 ? styles.title : undefined}>
      {line}
    </text>
  ));
}

/** Draws the context menu or the tooltip over the board. */
export function BoardOverlay({ overlay }: { overlay: Overlay }) {
  const { type, appointment, x, dx, y, height, width } = overlay;
  return (
    <At x={x} className={styles.overlay}>
      <g transform={`translate(${dx} ${y})`}>
        <rect className={styles.shadow} x={1} y={3} width={width} height={height} rx={7} />
        <rect className={styles.panel} width={width} height={height} rx={6} />
        {type === "menu" ? <Menu /> : <Card appointment={appointment} />}
      </g>
    </At>
  );
}
