import type { ReactNode } from "react";
import type { pictureNames } from "@/lib/product/settings";
import styles from "./picture.module.css";
import { AgendaPicture, BoardPicture, GanttPicture } from "./schedules";
import { FlowPicture, GridPicture, MapPicture, PhonePicture, PivotPicture } from "./shapes";
import { height, width } from "./size";

const drawings: Readonly<Record<(typeof pictureNames)[number], () => ReactNode>> = {
  PlanningBoard: BoardPicture,
  GanttChart: GanttPicture,
  Agenda: AgendaPicture,
  RouteMap: MapPicture,
  PivotGrid: PivotPicture,
  Phone: PhonePicture,
  StateFlow: FlowPicture,
  DataGrid: GridPicture,
};

const isDrawn = (name: string): name is keyof typeof drawings => name in drawings;

/**
 * A figure of the product as a small still picture without words, drawn from the same sample week. It is decoration.
 * @throws Error for an unknown name; front matter is checked against `pictureNames`.
 */
export function Picture({ name }: { name: string }) {
  if (!isDrawn(name)) throw new Error(`There is no picture "${name}".`);
  const Drawing = drawings[name];
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Drawing />
    </svg>
  );
}
