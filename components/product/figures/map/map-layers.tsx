import { time } from "@/lib/product/figures/dates";
import { isCluster } from "@/lib/product/figures/map/map-contracts";
import { type Cluster, type Leg, type Pin, type Point, pointOf, routeLegs } from "@/lib/product/figures/map/map-data";
import { sampleWorld } from "@/lib/product/reference/sample-world";
import { At, classNames, fillTone, Icon } from "../frame/drawing";
import { CalloutNumber } from "../frame/highlight";
import styles from "./map.module.css";

/** A job is a drop that stands on its site, a resource a disc with initials: two shapes, so that color is not the key. */
export function PinSign({ pin }: { pin: Pick<Pin, "type" | "tone" | "sign"> }) {
  return (
    <g className={classNames(styles.pin, fillTone(pin.tone))}>
      {pin.type === "job" ? (
        <path d="M0 0C-6-8-11-13-11-20a11 11 0 0 1 22 0C11-13 6-8 0 0Z" />
      ) : (
        <rect x={-13} y={-10} width={26} height={20} rx={10} />
      )}
      <text y={pin.type === "job" ? -15.5 : 4}>{pin.sign}</text>
    </g>
  );
}

/** The pin of a job by itself, as legends have it. */
export function JobPin({ name }: { name: string }) {
  return (
    <svg width={24} height={34} viewBox="-12 -32 24 34" aria-hidden="true">
      <PinSign pin={{ type: "job", tone: name, sign: name.charAt(0) }} />
    </svg>
  );
}

/** Halo and number of the highlight around a place. */
function MapMark({ dy, r }: { dy: number; r: number }) {
  return (
    <g transform={`translate(0 ${dy})`}>
      <circle className={styles.markGlow} r={r + 3} />
      <circle className={styles.markRing} r={r} />
      <CalloutNumber dx={-r * 0.75} y={-r * 0.75} />
    </g>
  );
}

/** One pin with its mark. */
function MapPin({ pin, isMarked }: { pin: Pin; isMarked: boolean }) {
  return (
    <At x={pin.x} y={pin.y}>
      <g transform={`translate(${pin.dx} ${pin.dy})`}>
        <PinSign pin={pin} />
        {isMarked ? <MapMark dy={pin.type === "job" ? -16 : 0} r={pin.type === "job" ? 21 : 19} /> : null}
      </g>
    </At>
  );
}

/** A circle with the number of pins it stands for. */
function ClusterSign({ cluster }: { cluster: Cluster }) {
  return (
    <At x={cluster.x} y={cluster.y}>
      <circle className={styles.clusterHalo} r={19} />
      <g className={styles.cluster}>
        <circle r={14} />
        <text y={4.5}>{cluster.pins.length}</text>
      </g>
    </At>
  );
}

/** The pins of a group: one, or the circle in place of several. */
export function PinGroup({ group, marked }: { group: Cluster; marked?: string }) {
  if (isCluster(group)) return <ClusterSign cluster={group} />;
  return group.pins.map((pin) => <MapPin key={pin.id} pin={pin} isMarked={pin.id === marked} />);
}

const bend = ({ from, to }: Leg): Point => ({
  x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12,
  y: (from.y + to.y) / 2 - (to.x - from.x) * 0.12,
});

const middle = (leg: Leg): Point => {
  const control = bend(leg);
  return { x: (leg.from.x + leg.to.x) / 4 + control.x / 2, y: (leg.from.y + leg.to.y) / 4 + control.y / 2 };
};

const unit = (part: number) => Math.round(part * 1000);

/** The route with the length of each leg. */
export function MapRoute({ isMarked }: { isMarked: boolean }) {
  const legs = routeLegs();
  const d = legs.map((leg) => {
    const control = bend(leg);
    return `M${unit(leg.from.x)} ${unit(leg.from.y)}Q${unit(control.x)} ${unit(control.y)} ${unit(leg.to.x)} ${unit(leg.to.y)}`;
  });
  return (
    <>
      <svg width="100%" height="100%" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        {isMarked ? <path className={styles.routeGlow} d={d.join("")} /> : null}
        <path className={styles.routeEdge} d={d.join("")} />
        <path className={styles.route} d={d.join("")} />
      </svg>
      {legs.map((leg, index) => (
        <At key={leg.target ?? "home"} {...middle(leg)}>
          <g className={styles.leg}>
            <rect x={-47} y={-10} width={94} height={20} rx={10} />
            <text y={4}>
              {leg.km} km · {leg.minutes} min
            </text>
          </g>
          {isMarked && index === 0 ? <CalloutNumber dx={-46} y={-10} /> : null}
        </At>
      ))}
    </>
  );
}

/** Where Sara was last seen. */
export function LivePosition({ isMarked }: { isMarked: boolean }) {
  const { live } = sampleWorld;
  return (
    <At {...pointOf(live)}>
      <circle className={styles.liveHalo} r={20} />
      <g className={styles.live}>
        <circle r={11} />
        <Icon name="car" x={-6.5} y={-6.5} size={13} />
      </g>
      <g className={styles.leg}>
        <rect x={-128} y={-10} width={102} height={20} rx={10} />
        <text x={-77} y={4}>
          {time(live.at)} · {live.speed} km/h
        </text>
      </g>
      {isMarked ? <MapMark dy={0} r={19} /> : null}
    </At>
  );
}
