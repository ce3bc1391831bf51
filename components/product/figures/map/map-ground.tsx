import { mapData, pointOf } from "@/lib/product/figures/map/map-data";
import { At } from "../frame/at";
import styles from "./map.module.css";

/** Land, water, roads and towns. Stretched to the frame; one unit is a thousandth of width and height. */
export function MapGround() {
  return (
    <>
      <svg width="100%" height="100%" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.hills} d={mapData.hills.join("")} />
        {mapData.towns.map((town) => {
          const { x, y } = pointOf(town);
          return (
            <ellipse
              key={town.name}
              className={styles.town}
              cx={x * 1000}
              cy={y * 1000}
              rx={town.size}
              ry={town.size * 1.1}
            />
          );
        })}
        <path className={styles.water} d={mapData.water.join("")} />
        <path className={styles.roadEdge} d={mapData.roads.join("")} />
        <path className={styles.road} d={mapData.roads.join("")} />
      </svg>
      {mapData.towns.map((town) => (
        <At key={town.name} {...pointOf(town)}>
          <text className={styles.townName} x={town.labelX} y={town.labelY}>
            {town.name}
          </text>
        </At>
      ))}
    </>
  );
}
