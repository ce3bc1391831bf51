import type { Say } from "@/lib/product/figures/figure";
import { type Layer, layersOf, markedPin, pinGroups } from "@/lib/product/figures/map/map-contracts";
import { mapData, pointOf } from "@/lib/product/figures/map/map-data";
import { resourceOf, sampleWorld } from "@/lib/product/reference/sample-world";
import { At } from "../frame/drawing";
import { drawFigure, Picture } from "../frame/figure";
import { Marked } from "../frame/highlight";
import { Legend, Window } from "../frame/window";
import styles from "./map.module.css";
import { JobPin, LivePosition, MapRoute, PinGroup } from "./map-layers";

/** Land, water, roads and towns. Stretched to the frame; one unit is a thousandth of width and height. */
function MapGround() {
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

type PinLegendProps = { layers: ReadonlySet<Layer>; isMarked: boolean; say: Say };

function PinLegend({ layers, isMarked, say }: PinLegendProps) {
  const words = say.map.legend;
  return (
    <Marked isMarked={isMarked} isInside>
      <Legend say={say}>
        <ul>
          {sampleWorld.pins.map(({ name, displayName }) => (
            <li key={name}>
              <JobPin name={name} />
              <b>{displayName}</b>
            </li>
          ))}
          <li>{words.job}</li>
          <li>{words.resource}</li>
          {layers.has("route") ? <li>{words.route(resourceOf(sampleWorld.route.resource).displayName)}</li> : null}
          {layers.has("live") ? <li>{words.live}</li> : null}
          {layers.has("cluster") ? <li>{words.cluster}</li> : null}
        </ul>
      </Legend>
    </Marked>
  );
}

/** The map: pins of jobs and resources, the route, the live position. */
export const RouteMap = drawFigure("RouteMap", (props, figure) => {
  const { highlight } = props;
  const layers = layersOf(props);
  const marked = markedPin(highlight);
  return (
    <Window title="Map" icon="pin">
      <Picture figure={figure} label="Map" className={styles.map}>
        <MapGround />
        {layers.has("route") ? <MapRoute isMarked={highlight === "route"} /> : null}
        {pinGroups(layers, marked).map((group) => (
          <PinGroup key={group.pins[0]?.id} group={group} marked={marked} />
        ))}
        {layers.has("live") ? <LivePosition isMarked={highlight === "live"} /> : null}
      </Picture>
      {layers.has("legend") ? <PinLegend layers={layers} isMarked={highlight === "legend"} say={figure.say} /> : null}
    </Window>
  );
});
