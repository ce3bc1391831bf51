import { containerFrame } from "@/lib/product/figures/board/board-mark";
import type { BoardModel } from "@/lib/product/figures/board/board-model";
import { percent } from "@/lib/product/figures/geometry";
import { sampleWorld } from "@/lib/product/reference/sample-world";
import { At } from "../frame/at";
import { Icon } from "../icons";
import styles from "./board-overlay.module.css";

/** The frame of the container with its handle, the grip at the left edge, and its name. */
export function BoardContainer({ model }: { model: BoardModel }) {
  const frame = containerFrame(model);
  if (!frame) return null;
  const { x, y, width, height } = frame;
  return (
    <>
      <rect className={styles.frame} x={percent(x)} y={y} width={percent(width)} height={height} rx={4} />
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
