import { boardData } from "@/lib/product/figures/board/board-data";
import { containerFrame } from "@/lib/product/figures/board/board-mark";
import type { BoardModel } from "@/lib/product/figures/board/board-model";
import {
  cardLines,
  columnHeight,
  columnWidth,
  type Group,
  isGray,
  lineHeight,
  menuColumns,
  type Overlay,
} from "@/lib/product/figures/board/overlay";
import { boxOf } from "@/lib/product/figures/geometry";
import { type Appointment, sampleWorld } from "@/lib/product/reference/sample-world";
import { At, Icon } from "../frame/drawing";
import styles from "./board-overlay.module.css";

type MenuProps = { appointment: Appointment };

function MenuGroup({ group: { group, entries }, appointment, y }: MenuProps & { group: Group; y: number }) {
  return (
    <g transform={`translate(12 ${y})`}>
      <text className={styles.group} y={13}>
        {group}
      </text>
      {entries.map((entry, index) => (
        <g key={entry} transform={`translate(0 ${(index + 1) * lineHeight + 13})`}>
          <text className={isGray(entry, appointment) ? styles.gray : undefined}>{entry}</text>
          {boardData.submenus.includes(entry) ? <Icon name="next" x={columnWidth - 32} y={-9} size={10} /> : null}
          <text className={styles.key} x={columnWidth - 22}>
            {boardData.keys.get(entry)}
          </text>
        </g>
      ))}
    </g>
  );
}

function Menu({ appointment }: MenuProps) {
  return menuColumns.map((groups, column) => (
    <g key={groups[0]?.group} transform={`translate(${column * columnWidth} 4)`}>
      {groups.map((group, index) => (
        <MenuGroup
          key={group.group}
          group={group}
          appointment={appointment}
          y={columnHeight(groups.slice(0, index)) - 8}
        />
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
        {type === "menu" ? <Menu appointment={appointment} /> : <Card appointment={appointment} />}
      </g>
    </At>
  );
}

/** The frame of the container with its handle, the grip at the left edge, and its name. */
export function BoardContainer({ model }: { model: BoardModel }) {
  const frame = containerFrame(model);
  if (!frame) return null;
  const { x, y, height } = frame;
  return (
    <>
      <rect className={styles.frame} {...boxOf(frame)} rx={4} />
      <At x={x}>
        <rect className={styles.grip} y={y} width={13} height={height} rx={3} />
        <g className={styles.grips}>
          <Icon name="drag" x={0.5} y={y + height / 2 - 6} />
        </g>
        <text className={styles.frameName} x={21} y={y + 12}>
          {sampleWorld.container.name}
        </text>
      </At>
    </>
  );
}
