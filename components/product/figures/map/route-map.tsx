import type { Wording } from "@/lib/authoring/wording";
import { type Layer, layersOf, markedPin, pinGroups } from "@/lib/product/figures/map/map-facts";
import type { Say } from "@/lib/product/figures/say";
import { resourceOf, sampleWorld } from "@/lib/product/reference/sample-world";
import legend from "../board/board-legend.module.css";
import { Figure } from "../frame/figure";
import { Marked } from "../frame/marked";
import { Picture } from "../frame/picture";
import { Window } from "../frame/window";
import { type FigureProps, openFigure } from "../open-figure";
import styles from "./map.module.css";
import { MapGround } from "./map-ground";
import { LivePosition, MapRoute, PinGroup, PinSign } from "./map-pins";

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
  const { highlight } = props;
  const layers = layersOf(props);
  return (
    <Figure {...figure}>
      <Window title="Map" icon="pin">
        <Picture figure={figure} label="Map" className={styles.map}>
          <MapGround />
          {layers.has("route") ? <MapRoute isMarked={highlight === "route"} /> : null}
          {pinGroups(layers).map((group) => (
            <PinGroup key={group.pins[0]?.id} group={group} marked={markedPin(highlight)} />
          ))}
          {layers.has("live") ? <LivePosition isMarked={highlight === "live"} /> : null}
        </Picture>
        {layers.has("legend") ? (
          <Legend layers={layers} isMarked={highlight === "legend"} words={figure.say.map.legend} />
        ) : null}
      </Window>
    </Figure>
  );
}
