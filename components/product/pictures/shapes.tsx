import { sayIn } from "@/lib/product/figures/figure";
import { flowIn } from "@/lib/product/figures/flow/flow";
import { mapData, pointOf, routeLegs } from "@/lib/product/figures/map/map-data";
import { loadPercent, pivotRow } from "@/lib/product/figures/pivot/pivot";
import { sampleWorld } from "@/lib/product/reference/sample-world";
import { dayLength } from "@/lib/product/reference/sample-world-clock";
import { fillTone } from "../figures/frame/drawing";
import styles from "./picture.module.css";
import { height, short, width } from "./size";

/** Land, water and roads, and the route of a technician with its stops. */
export function MapPicture() {
  const legs = routeLegs();
  const at = ({ x, y }: { x: number; y: number }) => `${short(x * width)} ${short(y * height)}`;
  const [first] = legs;
  return (
    <>
      <g transform={`scale(${width / 1000} ${height / 1000})`}>
        <rect className={styles.land} width={1000} height={1000} />
        {mapData.towns.map((town) => {
          const { x, y } = pointOf(town);
          return (
            <circle key={town.name} className={styles.town} cx={short(x * 1000)} cy={short(y * 1000)} r={town.size} />
          );
        })}
        <path className={styles.water} d={mapData.water.join("")} />
        <path className={styles.road} d={mapData.roads.join("")} />
      </g>
      {first ? (
        <path className={styles.route} d={`M${at(first.from)}L${legs.map(({ to }) => at(to)).join("L")}`} />
      ) : null}
      {legs.map(({ to, target }) => (
        <circle
          key={target ?? "home"}
          className={styles.stop}
          cx={short(to.x * width)}
          cy={short(to.y * height)}
          r={4}
        />
      ))}
    </>
  );
}

/** Load of every resource by day: the fuller, the stronger. */
export function PivotPicture() {
  const rows = sampleWorld.resources.map(({ resourceNo }) => pivotRow(resourceNo).cells.slice(0, 5));
  const [cellWidth, cellHeight] = [width / 5, height / rows.length];
  return rows.flatMap((cells, row) =>
    cells.map((cell, column) => (
      <rect
        key={`${row}-${cell.label}`}
        className={styles.accent}
        fillOpacity={short(0.08 + Math.min(loadPercent(cell), 100) * 0.0085)}
        x={short(column * cellWidth + 1)}
        y={short(row * cellHeight + 1)}
        width={short(cellWidth - 2)}
        height={short(cellHeight - 2)}
        rx={1.5}
      />
    )),
  );
}

/** A phone with the first appointments of a technician as cards. */
export function PhonePicture() {
  const cards = sampleWorld.appointments.filter(({ resources }) => resources.includes("R0100")).slice(0, 4);
  return (
    <>
      <rect className={styles.device} x={52} y={5} width={56} height={110} rx={8} />
      <rect className={styles.screen} x={55} y={8} width={50} height={110} rx={5} />
      <path className={styles.names} d="M60 16h20" />
      {cards.map(({ id, category, start }, index) => (
        <g key={id} transform={`translate(59 ${23 + index * 20})`}>
          <rect className={styles.card} width={42} height={17} rx={2} />
          <rect className={fillTone(category)} width={3} height={17} rx={1.5} />
          <path className={styles.names} d={`M7 6h${start % dayLength > 700 ? 18 : 24}M7 11.500h12`} />
        </g>
      ))}
    </>
  );
}

/** States and the ways between them. */
export function FlowPicture() {
  const { nodes, arrows, height: own } = flowIn("transaction", sayIn("edition"));
  const scale = short((height - 8) / own);
  return (
    <g transform={`translate(${short((width - 360 * scale) / 2)} 4) scale(${scale})`}>
      <path className={styles.way} d={arrows.map(({ d }) => d).join("")} />
      {nodes.map(({ id, x, y, width: wide, lines, isMain }) => (
        <rect
          key={id}
          className={isMain ? styles.accent : styles.node}
          x={x}
          y={y}
          width={wide}
          height={lines.length * 16 + 14}
          rx={8}
        />
      ))}
    </g>
  );
}

/** A table with a line for each appointment. */
export function GridPicture() {
  const rows = sampleWorld.appointments.slice(0, 6);
  const step = height / (rows.length + 1);
  const y = (row: number) => short((row + 1.5) * step);
  return (
    <>
      <rect className={styles.card} width={width} height={short(step)} />
      <path className={styles.line} d={rows.map((_, row) => `M0 ${short((row + 1) * step)}H${width}`).join("")} />
      <path
        className={styles.names}
        d={`M24 ${short(step / 2)}h14M76 ${short(step / 2)}h10M124 ${short(step / 2)}h10`}
      />
      {rows.map(({ id, category, resources, start }, row) => (
        <g key={id}>
          <circle className={fillTone(category)} cx={12} cy={y(row)} r={3} />
          <path
            className={styles.names}
            d={`M24 ${y(row)}h${start % dayLength > 700 ? 24 : 32}M76 ${y(row)}h${14 + resources.length * 8}M124 ${y(row)}h20`}
          />
        </g>
      ))}
    </>
  );
}
