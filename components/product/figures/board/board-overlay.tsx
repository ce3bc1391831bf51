import { boardData } from "@/lib/product/figures/board/board-data";
import {
  cardLines,
  columnHeight,
  columnWidth,
  type Group,
  lineHeight,
  menuColumns,
  type Overlay,
} from "@/lib/product/figures/board/overlay";
import type { Appointment } from "@/lib/product/reference/sample-world-types";
import { At } from "../frame/at";
import { Icon } from "../icons";
import styles from "./board-overlay.module.css";

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
  return menuColumns.map((groups, column) => (
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
