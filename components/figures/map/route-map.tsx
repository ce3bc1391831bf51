import { resourceOf, sampleWorld } from "@/lib/reference/sample-world";
import legend from "../board/board-legend.module.css";
import { requireFigure } from "../check";
import { Figure, factsId } from "../frame/figure";
import { Marked } from "../frame/marked";
import { Window } from "../frame/window";
import { figureId } from "../ids";
import { pickAll } from "../rules";
import { duration, time } from "../words";
import styles from "./map.module.css";
import { jobPins, type Pin, resourcePins, routeLegs, toClusters } from "./map-data";
import { MapGround } from "./map-ground";
import { ClusterSign, LivePosition, MapPin, MapRoute, PinSign } from "./map-pins";
import { mapLayers, mapParts } from "./map-rules";

/** Attributes of `<RouteMap>`; all are texts. */
export type RouteMapProps = { caption: string; show?: string; highlight?: string };

type Layer = (typeof mapLayers)[number];

const needed: Readonly<Record<string, Layer>> = { route: "route", live: "live", home: "resources", legend: "legend" };

function layersOf({ show, highlight }: RouteMapProps): ReadonlySet<Layer> {
  const layers = new Set(pickAll(mapLayers, show ?? "jobs, resources, route, legend"));
  const implied = highlight === undefined ? undefined : needed[highlight];
  if (implied) layers.add(implied);
  if (highlight?.startsWith("R0")) layers.add("resources");
  if (highlight?.startsWith("C1")) layers.add("jobs");
  return layers;
}

function pinsOf(layers: ReadonlySet<Layer>): Pin[] {
  return [...(layers.has("resources") ? resourcePins() : []), ...(layers.has("jobs") ? jobPins() : [])];
}

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

function Legend({ layers, isMarked }: { layers: ReadonlySet<Layer>; isMarked: boolean }) {
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
          <li>drop: job</li>
          <li>disc with initials: resource at home</li>
          {layers.has("route") ? <li>line: route of {resourceOf(sampleWorld.route.resource).displayName}</li> : null}
          {layers.has("live") ? <li>car: live position</li> : null}
          {layers.has("cluster") ? <li>number: pins close together</li> : null}
        </ul>
      </div>
    </Marked>
  );
}

function markName(highlight: string | undefined): string | undefined {
  const part = Object.entries(mapParts).find(([key]) => key === highlight);
  return part?.[1] ?? [...resourcePins(), ...jobPins()].find(({ id }) => id === highlight)?.label;
}

function facts(layers: ReadonlySet<Layer>, highlight: string | undefined): string[] {
  const { live, route } = sampleWorld;
  const mark = markName(highlight);
  const legs = routeLegs().map(({ target, km, minutes }) => `to ${target} ${km} km, ${minutes} min`);
  const clusters = layers.has("cluster") ? toClusters(pinsOf(layers)).filter(({ pins }) => pins.length > 1) : [];
  return [
    "Abstract map of Leeds, Bradford, Wakefield, Huddersfield and York.",
    mark ? `Marked with 1: ${mark}.` : "",
    ...(layers.has("jobs") ? jobPins().map(({ label, tone }) => `Job pin: ${label}, pin ${tone}.`) : []),
    ...(layers.has("resources")
      ? resourcePins().map(({ label, tone }) => `Resource at home: ${label}, pin ${tone}.`)
      : []),
    layers.has("route")
      ? `Route of ${resourceOf(route.resource).displayName} on Monday: from home ${legs.join("; ")}. Together ${route.total.km} km, ${duration(route.total.minutes)}.`
      : "",
    layers.has("live")
      ? `Live position of ${resourceOf(live.resource).displayName}: ${live.latitude}, ${live.longitude}, Monday ${time(live.at)}, ${live.speed} km/h.`
      : "",
    ...clusters.map(({ pins }) => `Cluster of ${pins.length}: ${pins.map(({ label }) => label).join(" and ")}.`),
  ].filter(Boolean);
}

/** The map: pins of jobs and resources, the route, the live position. */
export function RouteMap(props: RouteMapProps) {
  requireFigure("RouteMap", props);
  const id = figureId("RouteMap", props);
  const { highlight } = props;
  const layers = layersOf(props);
  return (
    <Figure id={id} caption={props.caption} facts={facts(layers, highlight)} mark={markName(highlight)}>
      <Window title="Map" icon="pin">
        <svg className={styles.map} role="img" aria-label="Map" aria-describedby={factsId(id)}>
          <MapGround />
          {layers.has("route") ? <MapRoute isMarked={highlight === "route"} /> : null}
          <Pins
            pins={pinsOf(layers)}
            isClustered={layers.has("cluster")}
            marked={highlight === "home" ? sampleWorld.route.resource : highlight}
          />
          {layers.has("live") ? <LivePosition isMarked={highlight === "live"} /> : null}
        </svg>
        {layers.has("legend") ? <Legend layers={layers} isMarked={highlight === "legend"} /> : null}
      </Window>
    </Figure>
  );
}
