import { dayAndMonth, duration, weekdayName } from "@/lib/product/figures/dates";
import { routeStart } from "@/lib/product/figures/map/map-data";
import {
  heightOf,
  markOf,
  placesOf,
  type Row,
  sequenceRows,
  travelHeight,
} from "@/lib/product/figures/map/sequence-model";
import { fit } from "@/lib/product/figures/text-width";
import { resourceOf, sampleWorld } from "@/lib/product/reference/sample-world";
import controls from "../frame/controls.module.css";
import { Icon } from "../frame/drawing";
import { drawFigure, Picture } from "../frame/figure";
import { Callout, Marked, Ring } from "../frame/highlight";
import plan from "../frame/plan.module.css";
import { Window } from "../frame/window";
import styles from "./route-sequence.module.css";

function StopRow({ row, y }: { row: Row; y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <circle className={row.type === "stop" ? styles.stop : styles.home} cx={28} cy={25} r={11} />
      {row.type === "stop" ? (
        <text className={styles.sign} x={28} y={29}>
          {row.sign}
        </text>
      ) : (
        <Icon name="home" x={22} y={19} />
      )}
      <text className={styles.title} x={50} y={row.type === "stop" ? 21 : 29}>
        {row.title}
      </text>
      <text className={plan.detail} x={50} y={38}>
        {row.place}
      </text>
      <text className={plan.detail} x={50} y={55}>
        {fit(row.detail, 11, 240)}
      </text>
    </g>
  );
}

function TravelRow({ row, y }: { row: Row; y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <line className={styles.rail} x1={28} x2={28} y1={-30} y2={travelHeight + 14} />
      <Icon name="car" x={50} y={10} size={13} />
      <text className={plan.detail} x={70} y={21}>
        {row.title} · {row.detail}
      </text>
    </g>
  );
}

/** Times at the right edge; they keep their distance to it when the drawing stretches. */
function Times({ places }: { places: readonly { row: Row; y: number }[] }) {
  return (
    <svg x="100%" overflow="visible" aria-hidden="true">
      {places.map(({ row, y }) => (
        <g key={y} transform={`translate(-14 ${y})`} className={styles.times}>
          <text className={styles.title} y={21}>
            {row.time}
          </text>
          <text className={plan.detail} y={38}>
            {row.extra}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Tools({ highlight }: { highlight?: string }) {
  const { total } = sampleWorld.route;
  return (
    <div className={styles.tools} aria-hidden="true">
      <Marked isMarked={highlight === "optimize"}>
        <span className={controls.control}>Optimize</span>
      </Marked>
      <Marked isMarked={highlight === "apply"}>
        <span className={controls.control}>Apply times</span>
      </Marked>
      <b>
        {total.km} km, {duration(total.minutes)}
      </b>
    </div>
  );
}

/** The stops of Sara's Monday in order, with arrival, travel and distance. */
export const RouteSequence = drawFigure("RouteSequence", (props, figure) => {
  const { highlight } = props;
  const rows = sequenceRows();
  const places = placesOf(rows);
  const mark = markOf(places, highlight);
  const { route } = sampleWorld;
  return (
    <Window
      title="Route sequence"
      meta={`${resourceOf(route.resource).displayName}, ${weekdayName(routeStart).slice(0, 3)} ${dayAndMonth(routeStart)}`}
      icon="car"
      className={styles.window}
    >
      <Tools highlight={highlight} />
      <Picture
        figure={figure}
        label="Route sequence"
        className={styles.sequence}
        width="100%"
        height={rows.reduce((sum, row) => sum + heightOf(row), 16)}
      >
        {mark ? <Ring place={mark} isOutline /> : null}
        {places.map(({ row, y }) => (row.type === "travel" ? <TravelRow key={y} row={row} y={y} /> : null))}
        {places.map(({ row, y }) => (row.type === "travel" ? null : <StopRow key={y} row={row} y={y} />))}
        <Times places={places} />
        {mark ? <Callout place={mark} /> : null}
      </Picture>
    </Window>
  );
});
