import type { Wording } from "@/lib/authoring/wording";
import { type Pin, toClusters } from "@/lib/product/figures/map/map-data";
import { type Layer, layersOf, mapFacts, mapMarkName, pinsOf } from "@/lib/product/figures/map/map-facts";
import type { Say } from "@/lib/product/figures/say";
import { resourceOf, sampleWorld } from "@/lib/product/reference/sample-world";
import legend from "../board/board-legend.module.css";
import { descriptionId, Figure } from "../frame/figure";
import { Marked } from "../frame/marked";
import { Window } from "../frame/window";
import { type FigureProps, openFigure } from "../open-figure";
import styles from "./map.module.css";
import { MapGround } from "./map-ground";
import { ClusterSign, LivePosition, MapPin, MapRoute, PinSign } from "./map-pins";

function Pins({ pins, isClustered, marked }: { pins: readonly Pin[]; isClustered: boolean; marked?: string }) {
  if (!isClustered) return pins.map((pin) => <MapPin key={pin.id} pin={pin} isMarked={pin.id === marked} />);
  return toClusters(pins).map((cluster) => {
    const [pin] = cluster.pins;
    return cluster.pins.length === 1 && pin ? (
      <MapPin key={pin.id} pin={{ ...pin, dx: 0, dy: 0 }} isMarked={pin.id === marked} />
    ) : (
      <ClusterSign key={`${cluster.x} ${cluster.y}`} cluster={cluster} />
    );
  });
}

type LegendProps = { layers: ReadonlySet<Layer>; isMarked: boolean; words: Say["map"]["legend"] };

function Legend({ layers, isMarked, words }: LegendProps) {
  return (
    <Marked isMarked={isMarked} isInside>
      <div className={legend.legend} aria-hidden="true">
        <ul>
          {sampleWorld.pins.map(({ name, displayName }) => (
            <li key={name}>
              <svg width={24} height={34} viewBox="-12 -32 24 34" aria-hidden="true">
                <PinSign pin={{ type: "job", tone: name.toLowerCase(), sign: name.charAt(0) }} />
              </svg>
              <b>{displayName}</b>
            </li>
          ))}
          <li>{words.job}</li>
          <li>{words.resource}</li>
          {layers.has("route") ? <li>{words.route(resourceOf(sampleWorld.route.resource).displayName)}</li> : null}
          {layers.has("live") ? <li>{words.live}</li> : null}
          {layers.has("cluster") ? <li>{words.cluster}</li> : null}
        </ul>
      </div>
    </Marked>
  );
}

/** The map: pins of jobs and resources, the route, the live position. */
export function RouteMap(props: FigureProps<"RouteMap">, wording: Wording = "edition") {
  const figure = openFigure("RouteMap", props, wording);
  const { id, say } = figure;
  const { highlight } = props;
  const layers = layersOf(props);
  return (
    <Figure {...figure} facts={mapFacts(layers, highlight, say)} mark={mapMarkName(highlight, say)}>
      <Window title="Map" icon="pin">
        <svg className={styles.map} role="img" aria-label="Map" aria-describedby={descriptionId(id)}>
          <MapGround />
          {layers.has("route") ? <MapRoute isMarked={highlight === "route"} /> : null}
          <Pins
            pins={pinsOf(layers)}
            isClustered={layers.has("cluster")}
            marked={highlight === "home" ? sampleWorld.route.resource : highlight}
          />
          {layers.has("live") ? <LivePosition isMarked={highlight === "live"} /> : null}
        </svg>
        {layers.has("legend") ? (
          <Legend layers={layers} isMarked={highlight === "legend"} words={say.map.legend} />
        ) : null}
      </Window>
    </Figure>
  );
}
